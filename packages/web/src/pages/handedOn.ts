let waiting: File | null = null;

/** A file that was chosen at one door and belongs to another. */
export function handOn(file: File): void {
  waiting = file;
}

/** The file that was handed on, once; null: there is none. */
export function takeHandedOn(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
