/*
 * The sizes of a window at which a layout changes. Style sheets write them the same way, `(width < 768px)` and
 * `(width >= 768px)`, and use no others; what depends on the size of a board asks its container instead.
 */

/** Small phones, phones, tablets upright, tablets lying, desktops, wide desktops, very wide ones: each is below its number. */
export const WIDTHS = [390, 600, 768, 1024, 1280, 1440, 1680] as const;
/** A low window is below the first, one with room to spare is not below the second. */
export const HEIGHTS = [760, 1000] as const;

export const narrowerThan = (width: (typeof WIDTHS)[number]): string => `(width < ${width}px)`;
export const lowerThan = (height: number): string => `(height < ${height}px)`;
