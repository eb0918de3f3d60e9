/** Whether two lists name the same people, in whatever order. */
export function isSamePeople(one: readonly string[], other: readonly string[]): boolean {
  const people = new Set(one);
  return people.size === new Set(other).size && other.every((person) => people.has(person));
}
