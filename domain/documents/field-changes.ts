import { type FieldPath, type Fields, itemPath, itemsAround, listOfOrder, orderPath } from './fields.ts';
import { isOrder, type ItemOrder, mergeOrder, withKeys } from './item-order.ts';
import { isSameJson, type Json } from './json.ts';

/** What a person wants a field to be. `undefined` stands for a field that is not there. */
export interface FieldChange {
  readonly path: FieldPath;
  /** What the person saw before the change. */
  readonly was: Json | undefined;
  readonly value: Json | undefined;
  /**
   * Of a field that was published anew under its draft, if somebody chooses between both: what the draft had. `was` is then what
   * is published.
   */
  readonly instead?: Json | undefined;
}

/** A field that two people changed, with what each of them wrote. The person who came second chooses. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** What makes fields of others: each field that differs. */
export function changesBetween(from: Fields, to: Fields): readonly FieldChange[] {
  const paths = new Set([...from.keys(), ...to.keys()]);
  return [...paths]
    .map((path) => ({ path, was: from.get(path), value: to.get(path) }))
    .filter(({ was, value }) => !isSameJson(was, value));
}

/** The items of a list that have a field: a person who removed one had not seen this field. */
function itemsWithFields(fields: Fields, list: FieldPath): ItemOrder {
  const before = itemPath(list, '');
  const keys = [...fields.keys()]
    .filter((path) => path.startsWith(before) && path !== before)
    .map((path) => path.slice(before.length).split('/', 1).join(''));
  return [...new Set(keys)];
}

/**
 * The order of a list after a change; null if the field is no order of a list. Items that have fields are in it, also if they
 * are in none of the orders: these may be of a draft whose order was given up for the published one.
 */
function changedOrder(fields: Fields, { path, was, value }: FieldChange): ItemOrder | null {
  const list = listOfOrder(path);
  const [theirs, seen, wanted] = [fields.get(path) ?? [], was ?? [], value ?? []];
  if (list === null || !isOrder(theirs) || !isOrder(seen) || !isOrder(wanted)) return null;
  const filled = itemsWithFields(fields, list);
  const kept = filled.filter((key) => seen.includes(key) && theirs.includes(key) && !wanted.includes(key));
  const order = mergeOrder({ was: seen, mine: withKeys(wanted, kept, theirs), theirs });
  return [...order, ...filled.filter((key) => !order.includes(key))];
}

/** An item that has a field is in its list: a person who removed it had not seen this field. */
function putItemsBack(fields: Map<FieldPath, Json>, changes: readonly FieldChange[]): void {
  for (const { list, key } of changes
    .filter(({ path }) => fields.has(path))
    .flatMap(({ path }) => itemsAround(path))) {
    const order = fields.get(orderPath(list)) ?? [];
    if (isOrder(order) && !order.includes(key)) fields.set(orderPath(list), [...order, key]);
  }
}

/** The changes with those of orders last: whether an item is removed from its list depends on its fields. */
const ordersLast = (changes: readonly FieldChange[]): readonly FieldChange[] =>
  changes.toSorted((a, b) => Number(listOfOrder(a.path) !== null) - Number(listOfOrder(b.path) !== null));

/**
 * Makes the changes of a person in fields that others may have changed since the person saw them. A field that the others
 * left as it was is changed; the orders of a list are merged; any other one is a conflict and stays as the others left it.
 * An item is removed from its list if all its fields are.
 */
export function applyChanges(
  present: Fields,
  changes: readonly FieldChange[],
): { readonly fields: Fields; readonly conflicts: readonly FieldConflict[] } {
  const fields = new Map(present);
  const conflicts: FieldConflict[] = [];
  const put = (path: FieldPath, value: Json | undefined) => {
    if (value === undefined) fields.delete(path);
    else fields.set(path, value);
  };
  for (const change of ordersLast(changes)) {
    const { path, was, value } = change;
    const theirs = fields.get(path);
    const order = changedOrder(fields, change);
    // A list that is removed leaves nothing, unless others have put something in it.
    if (order !== null) put(path, value === undefined && order.length === 0 ? undefined : order);
    else if (isSameJson(theirs, was)) put(path, value);
    else if (!isSameJson(theirs, value)) conflicts.push({ path, mine: value, theirs });
  }
  putItemsBack(fields, changes);
  return { fields, conflicts };
}
