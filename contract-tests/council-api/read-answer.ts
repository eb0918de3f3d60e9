import type { JsonCall } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { HttpAnswer } from './ask.ts';
import { type Finding, firstFinding, shown } from './finding.ts';

/** A document of an answer: an object with an id, nothing else assumed. */
export type Doc = Readonly<Record<string, unknown>> & { readonly _id: string };

export interface DocList {
  readonly items: readonly Doc[];
  readonly total: number;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if the path leads nowhere. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    value,
  );
}

/** The JSON object of a successful answer. */
export function objectIn({ status, json }: HttpAnswer): Either<Finding, Readonly<Record<string, unknown>>> {
  if (status !== 200) return left({ kind: 'status', found: status, expected: '200' });
  return isRecord(json) ? right(json) : left({ kind: 'unreadable', where: '{…}' });
}

/** A list, `{ items, itemsCount }` (specification 3, section 7): items are documents, the count is of all there are. */
export function docListIn(answer: HttpAnswer): Either<Finding, DocList> {
  const object = objectIn(answer);
  if (isLeft(object)) return object;
  const { items, itemsCount } = object.right;
  if (!Array.isArray(items)) return left({ kind: 'unreadable', where: 'items' });
  if (typeof itemsCount !== 'number' || !Number.isSafeInteger(itemsCount) || itemsCount < items.length) {
    return left({ kind: 'unreadable', where: 'itemsCount' });
  }
  const at = items.findIndex((item: unknown) => typeof valueAt(item, '_id') !== 'string');
  if (at !== -1) return left({ kind: 'unreadable', where: `items.${at}._id` });
  return right({ items: items as readonly Doc[], total: itemsCount });
}

/** Checks a list, or reports why there is none. */
export function withList(answer: HttpAnswer, look: (list: DocList) => Finding | null): Finding | null {
  const list = docListIn(answer);
  return isLeft(list) ? list.left : look(list.right);
}

export function withObject(
  answer: HttpAnswer,
  look: (object: Readonly<Record<string, unknown>>) => Finding | null,
): Finding | null {
  const object = objectIn(answer);
  return isLeft(object) ? object.left : look(object.right);
}

/** A row of a bare list (specification 3, section 7): its values are read by name or by position. */
export type BareRow = Readonly<Record<string, unknown>>;

/** The rows of a bare list. */
export function rowsIn({ status, json }: HttpAnswer): Either<Finding, readonly BareRow[]> {
  if (status !== 200) return left({ kind: 'status', found: status, expected: '200' });
  return Array.isArray(json) && json.every(isRecord)
    ? right(json)
    : left({ kind: 'unreadable', where: '[{…}]' });
}

/** Checks the rows of a bare list, or reports why there are none. */
export function withRows(
  answer: HttpAnswer,
  look: (rows: readonly BareRow[]) => Finding | null,
): Finding | null {
  const rows = rowsIn(answer);
  return isLeft(rows) ? rows.left : look(rows.right);
}

/** A codec of the API as a look: null if it can read the value. `prefix` says which item of a list it was. */
export const unreadBy = (read: Either<{ readonly where: string }, unknown>, prefix = ''): Finding | null =>
  isLeft(read) ? { kind: 'unreadable', where: `${prefix}${read.left.where}` } : null;

/** Fields that must be there, by their paths. */
export const missingFrom = (value: unknown, paths: readonly string[]): Finding | null =>
  firstFinding(paths, (path) =>
    [undefined, null, ''].includes(valueAt(value, ...path.split('.')) as undefined)
      ? { kind: 'missing', what: path }
      : null,
  );

/** The two must be the same value. */
export const differs = (where: string, found: unknown, expected: unknown): Finding | null =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? null
    : { kind: 'value', where, found: shown(found), expected: shown(expected) };

export const miscounted = (found: number, expected: number): Finding | null =>
  found === expected ? null : { kind: 'count', found, expected };

/** A refusal: one of these statuses, and the body `{ err, errCode, message }` (interfaces: council API). */
export function notRefused({ status, json }: HttpAnswer, ...statuses: readonly number[]): Finding | null {
  if (!statuses.includes(status)) return { kind: 'status', found: status, expected: statuses.join(' / ') };
  if (!isRecord(json)) return { kind: 'unreadable', where: '{ err, errCode, message }' };
  const { errCode } = json;
  if (typeof errCode !== 'number' || !Number.isSafeInteger(errCode))
    return { kind: 'missing', what: 'errCode' };
  return missingFrom(json, ['err', 'message']);
}

/** What changes at any moment must not be served by caches on the way without asking. */
export function askedEachTime({ headers }: HttpAnswer): Finding | null {
  const found = headers.get('cache-control') ?? '—';
  if (/\bno-(?:store|cache)\b/u.test(found)) return null;
  return { kind: 'header', name: 'cache-control', found, expected: 'no-store / no-cache' };
}

/** What belongs to one person must not be kept by caches on the way. */
export function neverCached({ headers }: HttpAnswer): Finding | null {
  const found = headers.get('cache-control') ?? '—';
  if (/\bno-store\b/u.test(found)) return null;
  return { kind: 'header', name: 'cache-control', found, expected: 'no-store' };
}

/** The first check of a call of ours: it answers, and its codec can read the answer. */
export const answersAsDocumented = (call: JsonCall, { status, json }: HttpAnswer): Finding | null =>
  status === 200 ? unreadBy(decode(call.answer, json)) : { kind: 'status', found: status, expected: '200' };
