import { isJsonObject, isSameJson, type Json, type JsonObject } from './json.ts';

/**
 * The place of a field in a document: its steps, joined by `/`. A step is the name of a member; `@` and a key, an item of
 * a list; a last `@`, the order of the items of a list. In names, `~0`, `~1` and `~2` are written for `~`, `/` and a first
 * `@` (the first two as in RFC 6901), and `~3` for an empty name.
 *
 * @example `data/title/es`, `data/body/@2/text/va`, `data/body/@`
 */
export type FieldPath = string;

/**
 * A document as its fields, in the order of its members. The value of a field is a text, a number, a truth value, null, or
 * a list that is changed as a whole; that of the order of a list is the keys of its items. `{}` and `[]` are objects and
 * lists without content.
 */
export type Fields = ReadonlyMap<FieldPath, Json>;

/** The step to the order of the items of a list. */
export const orderStep = '@';

const stepOf = (name: string): string =>
  name === '' ? '~3' : name.replaceAll('~', '~0').replaceAll('/', '~1').replace(/^@/u, '~2');
const nameOf = (step: string): string =>
  step === '~3' ? '' : step.replace(/^~2/u, '@').replaceAll('~1', '/').replaceAll('~0', '~');

/** The place of a member of an object. */
export const memberPath = (path: FieldPath, name: string): FieldPath =>
  path === '' ? stepOf(name) : `${path}/${stepOf(name)}`;
/** The place of an item of a list. */
export const itemPath = (list: FieldPath, key: string): FieldPath => `${list}/${orderStep}${key}`;
/** The place of the order of the items of a list. */
export const orderPath = (list: FieldPath): FieldPath => `${list}/${orderStep}`;
/** The keys of the items of a list, in their order; empty if there is no such list. */
export function keysOf(fields: Fields, list: FieldPath): readonly string[] {
  const order = fields.get(orderPath(list));
  return Array.isArray(order) ? order.map(String) : [];
}
/** The list of whose items a field is the order; null if it is another field. */
export const listOfOrder = (path: FieldPath): FieldPath | null =>
  path.endsWith(`/${orderStep}`) ? path.slice(0, -orderStep.length - 1) : null;

/** The items of lists in which a place is, the outermost first. */
export function itemsAround(path: FieldPath): readonly { readonly list: FieldPath; readonly key: string }[] {
  const steps = path.split('/');
  return steps.flatMap((step, n) =>
    step.startsWith(orderStep) && step !== orderStep
      ? [{ list: steps.slice(0, n).join('/'), key: step.slice(orderStep.length) }]
      : [],
  );
}

/** Only the items of a list of objects are separate fields: other items have nothing by which to follow them. */
const hasItems = (value: Json): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonObject);

function addFields(value: Json, path: FieldPath, fields: Map<FieldPath, Json>): void {
  if (hasItems(value)) {
    fields.set(
      orderPath(path),
      value.map((_, n) => String(n + 1)),
    );
    for (const [n, item] of value.entries()) addFields(item, itemPath(path, String(n + 1)), fields);
  } else if (isJsonObject(value) && (Object.keys(value).length > 0 || path === '')) {
    for (const [name, member] of Object.entries(value)) addFields(member, memberPath(path, name), fields);
  } else fields.set(path, value);
}

/**
 * The fields of a document. The key of an item is its number in the list, from 1 on.
 *
 * @example documentFields({ title: { es: 'Sí' } }) // Map { 'title/es' => 'Sí' }
 */
export function documentFields(document: JsonObject): Fields {
  const fields = new Map<FieldPath, Json>();
  addFields(document, '', fields);
  return fields;
}

/** What is below a step, by the next step; `leaf` is the value of the field that ends here. */
interface Branch {
  leaf: Json | undefined;
  readonly below: Map<string, Branch>;
}

const newBranch = (): Branch => ({ leaf: undefined, below: new Map() });

function branchAt(root: Branch, path: FieldPath): Branch {
  let branch = root;
  for (const step of path.split('/')) {
    const next = branch.below.get(step) ?? newBranch();
    branch.below.set(step, next);
    branch = next;
  }
  return branch;
}

function valueOf({ leaf, below }: Branch): Json {
  const order = below.get(orderStep)?.leaf;
  if (Array.isArray(order)) {
    return order.map((key) => valueOf(below.get(`${orderStep}${String(key)}`) ?? newBranch()));
  }
  // A member may have been put into what was `{}` or a plain value.
  const members = [...below].filter(([step]) => !step.startsWith(orderStep));
  if (members.length === 0) return leaf === undefined ? {} : leaf;
  return Object.fromEntries(members.map(([step, branch]) => [nameOf(step), valueOf(branch)]));
}

/**
 * The document of these fields: of those of a document, the same bytes of JSON. An item that is in no order of its list is
 * left out.
 */
export function documentOf(fields: Fields): JsonObject {
  const root = newBranch();
  for (const [path, value] of fields) branchAt(root, path).leaf = value;
  const document = valueOf(root);
  return isJsonObject(document) ? document : {};
}

/**
 * The fields of a document, with the keys that its items have in `known` if these are fields of the same document: then a
 * field that was followed by its place is still found there.
 */
export const fieldsLike = (document: JsonObject, known: Fields | null): Fields =>
  known !== null && isSameJson(documentOf(known), document) ? known : documentFields(document);
