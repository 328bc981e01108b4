/*
 * Things on the page have names, so that flying pieces, the chronicle and the coach of a lesson find them:
 *   data-target  what can be pointed at
 *   data-piece   a piece or a place that lines of the chronicle light up and pieces fly to
 *   data-anchor  any other place where pieces start or land
 *   data-part    a part inside one of these
 * Each game lists its names as types in `anchors.ts`. Who writes a name into the page and who looks for it use the
 * functions made from that list, so that a misspelt name does not compile.
 */

/** The anchors that every table has. */
export type SharedAnchor<Tab extends string> = `tab:${Tab}` | 'question';

/** The names of one game. */
export interface PageNames {
  Target: string;
  Piece: string;
  Anchor: string;
  Part: string;
}

/**
 * A name as a place where pieces start or land: an attribute without its `data-`, its value and maybe a part inside,
 * 'piece marker:17' or 'anchor built:0:2 > standing'. Only `placesOf` makes one: a type of all combinations would take
 * the compiler minutes.
 */
export type PlaceName = string & { readonly isPlace: true };

/** What stands before the colon: all names of a kind. */
type KindOf<Name extends string> = Name extends `${infer Kind}:${string}` ? Kind : never;

/** How a game writes its names into the page, and the selectors by which it finds them there. */
export function namesOf<N extends PageNames>() {
  return {
    /** For the attributes of an element: `<li {...named.anchor('hand')}>`. */
    named: {
      target: (name: N['Target'] | undefined) => ({ 'data-target': name }),
      piece: (name: N['Piece']) => ({ 'data-piece': name }),
      anchor: (name: N['Anchor'] | undefined) => ({ 'data-anchor': name }),
      part: (name: N['Part'] | undefined) => ({ 'data-part': name }),
    },
    select: {
      target: (name: N['Target']) => `[data-target="${name}"]`,
      piece: (name: N['Piece']) => `[data-piece="${name}"]`,
      anchor: (name: N['Anchor']) => `[data-anchor="${name}"]`,
      part: (name: N['Part']) => `[data-part="${name}"]`,
      targetsOf: (kind: KindOf<N['Target']>) => `[data-target^="${kind}:"]`,
      anchorsOf: (kind: KindOf<N['Anchor']>) => `[data-anchor^="${kind}:"]`,
    },
  };
}

/** How a game names the places where pieces start and land. */
export function placesOf<N extends PageNames>() {
  const named = (attribute: string, name: string, part?: string) =>
    `${attribute} ${name}${part === undefined ? '' : ` > ${part}`}` as PlaceName;
  return {
    target: (name: N['Target']) => named('target', name),
    piece: (name: N['Piece'], part?: N['Part']) => named('piece', name, part),
    anchor: (name: N['Anchor'], part?: N['Part']) => named('anchor', name, part),
  };
}

/** For what all tables share, where any game's names may come. */
export const { named, select } = namesOf<PageNames>();

const TAB = 'tab:';
/** The entry of a board that is not shown. */
export const tabAnchor = <Tab extends string>(tab: Tab): `tab:${Tab}` => `${TAB}${tab}`;

/** Everything on the page that has a name. */
export const ANY_NAME = '[data-target], [data-piece], [data-anchor]';
export const ANY_TARGET = '[data-target]';
/** The targets of a kind that several games have. */
export const targetsOfKind = (kind: string): string => `[data-target^="${kind}:"]`;

/** The target at an element, or around it. */
export const targetAround = (element: Element): string | null =>
  element.closest(ANY_TARGET)?.getAttribute('data-target') ?? null;

/** A place name as the selectors that find it. */
export function selectorsOf(place: PlaceName): { readonly whole: string; readonly part: string | null } {
  const [whole, part] = place.split(' > ') as [string, string?];
  const space = whole.indexOf(' ');
  return {
    whole: `[data-${whole.slice(0, space)}=${JSON.stringify(whole.slice(space + 1))}]`,
    part: part === undefined ? null : select.part(part),
  };
}

/** Whether this is only the tab that leads to a board. */
export const isTab = (place: PlaceName): boolean => place.startsWith(`anchor ${TAB}`);
