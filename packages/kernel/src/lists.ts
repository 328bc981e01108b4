// What `splice` does, without the list of what was removed: bots insert and remove millions of times.

export function insertAt<T>(list: T[], at: number, item: T): void {
  list.push(item);
  for (let i = list.length - 1; i > at; i--) list[i] = list[i - 1]!;
  list[at] = item;
}

export function removeAt(list: unknown[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}
