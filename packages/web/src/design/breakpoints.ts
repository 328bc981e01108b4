/*
 * The sizes of a window at which a layout changes. Style sheets write them the same way, `(width < 768px)` and
 * `(width >= 768px)`, and use no others; what depends on the size of a board asks its container instead.
 */

/** Small phones, phones, tablets upright, tablets lying, desktops, wider and wider ones: each is below its number. */
export const WIDTHS = [390, 600, 768, 1024, 1280, 1440, 1680, 1920, 2240] as const;
/** Too low for anything but the phone's way, low, laptops, with room to spare from the last but one on. */
export const HEIGHTS = [650, 760, 880, 1000, 1200] as const;

export const narrowerThan = (width: (typeof WIDTHS)[number]): string => `(width < ${width}px)`;
/**
 * The phone's way: a narrow window, or one too low to show several boards one above the other, as on a phone held
 * sideways or on a page much enlarged. Style sheets write it the same way.
 */
export const PHONE = '(width < 768px), (height < 650px)';
/** With the boards beside the hand instead of above it. */
export const SIDEWAYS = '(height < 650px) and (orientation: landscape)';

export const lowerThan = (height: number): string => `(height < ${height}px)`;
