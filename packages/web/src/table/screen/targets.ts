/*
 * A target is written as its kind, a colon and a value: 'symbol:17', 'hand:pub'; a kind of which there is only one is
 * written alone: 'deck'. Each game lists its kinds and has one table with a row for each (`targets.ts`); nobody else
 * takes a target apart.
 */

/** On which side of its place a bubble opens, if there is room. */
export type BubbleSide = 'left' | 'right' | 'top' | 'bottom';

/** What stands behind the colon, by kind; null: nothing. */
type Values = object;
type KindOf<V extends Values> = keyof V & string;

/** The targets of a game as they are written. */
export type TargetOf<V extends Values> = {
  [Kind in KindOf<V>]: V[Kind] extends null ? Kind : `${Kind}:${V[Kind] & (string | number)}`;
}[KindOf<V>];

/** A target taken apart. */
export type ReadTarget<V extends Values> = {
  [Kind in KindOf<V>]: { readonly kind: Kind; readonly value: V[Kind] };
}[KindOf<V>];

/** All that the screen knows of a kind of target. */
export interface TargetRow<Value, Tab extends string> {
  /** How the value is read. */
  readonly value: Value extends null ? 'none' : Value extends number ? 'number' : 'word';
  /** The board on which it lies, where not all boards are seen at once; null: in sight with all of them. */
  readonly tab: Tab | null;
  /**
   * Whether one may ask why it is not possible. never · asked: pointing at it tells why · shown: and it is drawn as
   * impossible, where the game does so.
   */
  readonly why: 'never' | 'asked' | 'shown';
  /** Whether picking it must be confirmed on a touch screen, where nothing tells beforehand what it would do. */
  readonly confirm: boolean;
  /** Whether it can be dragged to its place as well as clicked. */
  readonly drag: boolean;
  /** On which side of it a question opens. */
  readonly side: BubbleSide;
}

/** One row for each kind: a missing one does not compile. */
export type TargetRows<V extends Values, Tab extends string> = {
  readonly [Kind in KindOf<V>]: TargetRow<V[Kind], Tab>;
};

/** What the shared screen needs of a game's table of targets. */
export interface TargetTable<T extends string, Tab extends string = string> {
  rowOf(target: T): Omit<TargetRow<unknown, Tab>, 'value'>;
}

/** A function for each kind, which is given the value: again a missing one does not compile. */
export type PerKind<V extends Values, Args extends readonly unknown[], Result> = {
  readonly [Kind in KindOf<V>]: (value: V[Kind], ...args: Args) => Result;
};

/** Reads the targets of a game by its table. */
export function targetTable<V extends Values, Tab extends string>(rows: TargetRows<V, Tab>) {
  type T = TargetOf<V>;

  function read(target: T): ReadTarget<V> {
    const colon = target.indexOf(':');
    const kind = (colon < 0 ? target : target.slice(0, colon)) as KindOf<V>;
    const text = target.slice(colon + 1);
    const how = rows[kind].value;
    const value = how === 'none' ? null : how === 'number' ? Number(text) : text;
    return { kind, value } as ReadTarget<V>;
  }

  /** What stands behind the colon of a target of this kind; null: it is of another kind. */
  function valueIn<Kind extends KindOf<V>>(target: T | undefined, kind: Kind): V[Kind] | null {
    const found = target === undefined ? null : read(target);
    return found?.kind === kind ? (found.value as V[Kind]) : null;
  }

  /** Calls the function of the target's kind. */
  function call<Args extends readonly unknown[], Result>(
    functions: PerKind<V, Args, Result>,
    target: T,
    ...args: Args
  ): Result {
    const { kind, value } = read(target);
    const own = functions[kind] as (value: unknown, ...args: Args) => Result;
    return own(value, ...args);
  }

  return {
    read,
    valueIn,
    call,
    isA: (target: T | undefined, kind: KindOf<V>): boolean => target !== undefined && read(target).kind === kind,
    rowOf: (target: T) => rows[read(target).kind] as TargetRow<unknown, Tab>,
  };
}
