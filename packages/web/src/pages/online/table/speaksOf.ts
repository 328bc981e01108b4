const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Whether a sentence names somebody, and not only somebody else in whose name theirs is hidden. */
export function speaksOf(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}
