import { type AnswerKind, answerKinds } from '../field-kinds.ts';
import { type TextMode, textModes } from '../kinds/text.ts';

/** What an entry of a form is: a page, a group, or a field that is answered. */
export type BuiltKind = AnswerKind | 'group' | 'page';

/** What a builder offers: each kind, and of texts each mode by its own name. */
export type BuiltChoice = BuiltKind | TextMode;

const modes: readonly BuiltChoice[] = textModes.filter((mode) => mode !== 'text');

/** The kinds of fields that can be chosen; texts first, each mode by its own name. */
export const fieldChoices: readonly BuiltChoice[] = [
  'text',
  'textarea',
  ...modes,
  ...answerKinds.filter((kind) => kind !== 'text' && kind !== 'textarea'),
];

/** The mode of a text that a choice names; null if it is another kind. */
export const modeOf = (choice: BuiltChoice): TextMode | null =>
  textModes.find((mode) => mode === choice) ?? null;

/** The kind that a choice names. */
export const kindOfChoice = (choice: BuiltChoice): BuiltKind =>
  modeOf(choice) === null ? (choice as BuiltKind) : 'text';

/** Kinds with a list of options of their own. */
export const listedKinds: ReadonlySet<BuiltKind> = new Set(['category', 'select', 'selectmultiple', 'radio']);
/** Kinds whose choices are in a collection of the town, or whose questions are in a census. */
export const namingKinds: ReadonlySet<BuiltKind> = new Set(['callejero', 'collection', 'search', 'census']);

/** The members that only some kinds have. */
const ownMembers: Readonly<Record<BuiltKind, readonly string[]>> = {
  text: ['mode', 'min', 'max', 'maxlength'],
  textarea: ['maxlength'],
  image: [],
  file: [],
  map: [],
  category: ['options'],
  select: ['options'],
  selectmultiple: ['options', 'max'],
  captcha: [],
  callejero: ['options'],
  collection: ['options'],
  census: ['options'],
  contact: [],
  search: ['options'],
  pdf: ['form'],
  radio: ['options'],
  checkbox: [],
  key: ['valid'],
  group: ['fields'],
  page: ['fields', 'submit'],
};

/** Every member that belongs to some kinds and not to others. */
export const kindMembers: ReadonlySet<string> = new Set(Object.values(ownMembers).flat());

/** Whether a kind has a member of that name. */
export const hasMember = (kind: BuiltKind, member: string): boolean =>
  !kindMembers.has(member) || ownMembers[kind].includes(member);
