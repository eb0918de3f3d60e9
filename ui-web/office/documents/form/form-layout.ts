import type { DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import { memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { FormPart, ValuePart } from './form-tree.ts';

/** Parts that are drawn below one another, or short ones beside one another. */
export type FormRow =
  | { readonly kind: 'one'; readonly part: FormPart }
  | { readonly kind: 'short'; readonly parts: readonly ValuePart[] };

/** What is drawn of the fields of one place, and what waits behind a button. */
export interface FormLayout {
  readonly rows: readonly FormRow[];
  readonly absent: readonly FormPart[];
}

const shortLooks: ReadonlySet<DescribedKind> = new Set([
  'number',
  'money',
  'day',
  'moment',
  'yesNo',
  'choice',
]);

/** So few empty fields are quicker to see than to ask for. */
const fewFields = 5;

const isSomething = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Whether a document has anything at a part of its form. */
export function hasContent(part: FormPart, shown: Fields, languages: readonly Language[]): boolean {
  if (part.kind === 'group') return part.isThere;
  if (part.kind === 'list') return part.items.length > 0;
  const paths = part.kind === 'text' ? languages.map((one) => memberPath(part.path, one)) : [];
  return [part.path, ...paths].some((path) => isSomething(shown.get(path)));
}

const isBox = ({ kind }: FormPart): boolean => kind === 'group' || kind === 'list';

/** Fields that are shown though the document has nothing there. */
function shownEmpty(parts: readonly FormPart[]): ReadonlySet<FieldPath> {
  const single = parts.filter((part) => !isBox(part));
  const areFew = single.length <= fewFields;
  return new Set(
    parts
      .filter((part) => part.field.isUsual || (areFew && !isBox(part)))
      .filter((part) => part.kind !== 'group' || part.field.isRequired)
      .map(({ path }) => path),
  );
}

/** Neighbours that need little room become one row. */
function rowsOf(parts: readonly FormPart[]): readonly FormRow[] {
  const rows: FormRow[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const isShort = part.kind === 'value' && shortLooks.has(part.look);
    if (!isShort) rows.push({ kind: 'one', part });
    else if (last?.kind === 'short') rows[rows.length - 1] = { kind: 'short', parts: [...last.parts, part] };
    else rows.push({ kind: 'short', parts: [part] });
  }
  return rows;
}

/**
 * How the fields of one place are laid out: what the document has there, what most documents have, and what a person
 * asked for are drawn; the rest waits behind a button.
 */
export function layoutOf(
  parts: readonly FormPart[],
  shown: Fields,
  languages: readonly Language[],
  asked: ReadonlySet<FieldPath>,
): FormLayout {
  const own = parts.filter(({ field }) => !field.isWrittenAlone);
  const empty = shownEmpty(own);
  const isDrawn = (part: FormPart) =>
    empty.has(part.path) || asked.has(part.path) || hasContent(part, shown, languages);
  return {
    rows: rowsOf(own.filter(isDrawn)),
    absent: own.filter((part) => !isDrawn(part)),
  };
}
