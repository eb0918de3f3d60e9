/** A person of staff to whom a request can be given. */
export interface Assignable {
  readonly id: string;
  readonly name: string;
  /** Since when they no longer work here; null if they do. */
  readonly endedAt: number | null;
}

const prefix = 'person:';

/** How a request names the person who has it. A crew or a company signs in nowhere and is named by its name. */
export const assigneeKey = (id: string): string => `${prefix}${id}`;

/**
 * What a request stores for an assignee who was named: the key of the person who works here under that name, else the name
 * as it was written. Of several people of one name it is the one who writes.
 *
 * @example storedAssignee('Neus Pi', [{ id: 'n7', name: 'Neus Pi', endedAt: null }], 'p1') // 'person:n7'
 */
export function storedAssignee(written: string, people: readonly Assignable[], writer: string): string {
  const named = people.filter(({ name, endedAt }) => name === written && endedAt === null);
  const person = named.length === 1 ? named[0] : named.find(({ id }) => id === writer);
  return person === undefined ? written : assigneeKey(person.id);
}

/** The present name of an assignee; `gone` if the person was erased. */
export function shownAssignee(stored: string, people: readonly Assignable[], gone: string): string {
  if (!stored.startsWith(prefix)) return stored;
  return people.find(({ id }) => assigneeKey(id) === stored)?.name ?? gone;
}

/** An assignee who works here, as stored; null if they have left, were erased, or never worked here. */
export const assigneeHere = (stored: string, people: readonly Assignable[]): string | null =>
  people.some(({ id, name, endedAt }) => endedAt === null && [assigneeKey(id), name].includes(stored))
    ? stored
    : null;

/**
 * Everything under which requests of an assignee are stored: requests of before have the name of a person, later ones their
 * key.
 */
export function storedAs(named: string, people: readonly Assignable[]): readonly string[] {
  const same = people.filter(({ id, name }) => name === named || assigneeKey(id) === named);
  return [...new Set([named, ...same.flatMap(({ id, name }) => [assigneeKey(id), name])])];
}

/** Counts by assignee with the names that are shown: what is stored in two ways is counted once. */
export function countsByName(
  counts: readonly { readonly value: string | null; readonly count: number }[],
  shown: (stored: string) => string,
): readonly { readonly value: string | null; readonly count: number }[] {
  const sums = new Map<string | null, number>();
  for (const { value, count } of counts) {
    const name = value === null ? null : shown(value);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return [...sums].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}
