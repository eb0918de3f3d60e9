import { type Fields, itemPath, keysOf, memberPath, orderPath } from '#domain/documents/fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';

/** What each list of a rule asks of its rows: a row without it is not complete, and the rule cannot be read with it. */
const neededOf = {
  vetoed: ['proposal'],
  withdrawn: ['proposal'],
  overrides: ['proposal', 'outcome', 'who', 'why'],
} as const;

/** A list of a rule that names one proposal in each row. */
export type PartList = keyof typeof neededOf;
export const partLists: readonly PartList[] = ['vetoed', 'withdrawn', 'overrides'];

/** What names proposals or districts of this vote, and so says nothing of the ballots of another. */
const ofThisVote: readonly string[] = ['sums', 'incompatible', ...partLists];

const listPath = (list: PartList) => memberPath('rule', list);

/** The place of a field of a row. */
export const rowPath = (list: PartList, key: string, name: string): string =>
  memberPath(itemPath(listPath(list), key), name);

/** Fields of a rule as they are written: a question that had no rule goes by votes from then on. */
export const withinRule = (shown: Fields, written: readonly WrittenField[]): readonly WrittenField[] => [
  ...(shown.has('rule') ? [{ path: 'rule', value: undefined }] : []),
  ...(shown.has('rule/kind') ? [] : [{ path: 'rule/kind', value: 'by-votes' }]),
  ...written,
];

/** The keys of the rows of a list. */
export const partKeys = (shown: Fields, list: PartList): readonly string[] => keysOf(shown, listPath(list));

/** A new row at the end of a list, of which nothing is said yet. */
export const withPartRow = (shown: Fields, list: PartList, key: string): readonly WrittenField[] =>
  withinRule(shown, [{ path: orderPath(listPath(list)), value: [...partKeys(shown, list), key] }]);

/** What takes a row out of a list; a list without rows is not written. */
export function withoutPartRow(shown: Fields, list: PartList, key: string): readonly WrittenField[] {
  const inside = `${itemPath(listPath(list), key)}/`;
  const left = partKeys(shown, list).filter((one) => one !== key);
  const gone = [...shown.keys()].filter((path) => path.startsWith(inside));
  return [
    ...gone.map((path) => ({ path, value: undefined })),
    { path: orderPath(listPath(list)), value: left.length === 0 ? undefined : left },
  ];
}

/** Which proposals exclude one another, a list for each group. */
export const incompatibleIn = ({ incompatible }: JsonObject): readonly (readonly string[])[] =>
  Array.isArray(incompatible)
    ? (incompatible as readonly Json[]).map((group) =>
        Array.isArray(group) ? (group as readonly Json[]).map(String) : [],
      )
    : [];

const isSaid = (value: Json | undefined): boolean => typeof value === 'string' && value.trim() !== '';

const isComplete = (row: Json, needed: readonly string[]): boolean =>
  isJsonObject(row) && needed.every((name) => isSaid(row[name]));

/** The rule without rows that lack something, so that it can be tried while a row is being written. */
export function completeRule(rule: JsonObject): { readonly rule: JsonObject; readonly isWhole: boolean } {
  let isWhole = true;
  const complete = Object.entries(rule).map(([name, value]) => {
    const list = partLists.find((one) => one === name);
    if (list === undefined || !Array.isArray(value)) return [name, value] as const;
    const rows = (value as readonly Json[]).filter((row) => isComplete(row, neededOf[list]));
    isWhole &&= rows.length === value.length;
    return [name, rows] as const;
  });
  return { rule: Object.fromEntries(complete), isWhole };
}

/** The rule as it can be tried on the ballots of another vote. */
export const ruleForOthers = (rule: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(rule).filter(([name]) => !ofThisVote.includes(name)));

/** Whether a rule has something that is of this vote only. */
export const isOfThisVote = (rule: JsonObject): boolean =>
  ofThisVote.some((name) => rule[name] !== undefined);
