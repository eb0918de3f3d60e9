import { callejeroRules, type CallejeroShape } from './kinds/callejero.ts';
import { captchaRules, type CaptchaShape } from './kinds/captcha.ts';
import { categoryRules, type CategoryShape } from './kinds/category.ts';
import { censusRules, type CensusShape } from './kinds/census.ts';
import { checkboxRules, type CheckboxShape } from './kinds/checkbox.ts';
import { collectionRules, type CollectionShape } from './kinds/collection.ts';
import { contactRules, type ContactShape } from './kinds/contact.ts';
import { fileRules, type FileShape } from './kinds/file.ts';
import { imageRules, type ImageShape } from './kinds/image.ts';
import { keyRules, type KeyShape } from './kinds/key.ts';
import { mapRules, type MapShape } from './kinds/map.ts';
import { pdfRules, type PdfShape } from './kinds/pdf.ts';
import { radioRules, type RadioShape } from './kinds/radio.ts';
import { searchRules, type SearchShape } from './kinds/search.ts';
import { selectRules, type SelectShape } from './kinds/select.ts';
import { selectmultipleRules, type SelectmultipleShape } from './kinds/selectmultiple.ts';
import { textRules, type TextShape } from './kinds/text.ts';
import { textareaRules, type TextareaShape } from './kinds/textarea.ts';
import type { ValueKind } from './entry.ts';
import type { Choices, KindRules, Settled } from './kind-rules.ts';

/** What a field of a kind has besides what every field has (specification 1, section 3). */
export type AnswerShape =
  | CallejeroShape
  | CaptchaShape
  | CategoryShape
  | CensusShape
  | CheckboxShape
  | CollectionShape
  | ContactShape
  | FileShape
  | ImageShape
  | KeyShape
  | MapShape
  | PdfShape
  | RadioShape
  | SearchShape
  | SelectShape
  | SelectmultipleShape
  | TextShape
  | TextareaShape;

/** The kinds of fields that are answered: all but the group, which only holds others. */
export type AnswerKind = AnswerShape['kind'];
/** The shape of one kind. */
export type ShapeOf<K extends AnswerKind> = Extract<AnswerShape, { kind: K }>;

/** The rules of every kind: a kind that is missing here does not compile. */
const fieldKinds = {
  text: textRules,
  textarea: textareaRules,
  image: imageRules,
  file: fileRules,
  map: mapRules,
  category: categoryRules,
  select: selectRules,
  selectmultiple: selectmultipleRules,
  captcha: captchaRules,
  callejero: callejeroRules,
  collection: collectionRules,
  census: censusRules,
  contact: contactRules,
  search: searchRules,
  pdf: pdfRules,
  radio: radioRules,
  checkbox: checkboxRules,
  key: keyRules,
} as const satisfies { readonly [K in AnswerKind]: KindRules<ShapeOf<K>> };

/** The names of all kinds, as a form's `type` gives them. */
export const answerKinds = Object.keys(fieldKinds) as readonly AnswerKind[];

/** The kinds that are answered with a kind of value, such as `image`, `file` and `pdf` with files. */
export type KindsOf<V extends ValueKind> = {
  readonly [K in AnswerKind]: (typeof fieldKinds)[K]['value'] extends V ? K : never;
}[AnswerKind];

/** The rules of a kind. */
export const rulesOf = (kind: AnswerKind): KindRules<AnswerShape> => fieldKinds[kind];

/** Where the choices of a field come from. */
export const choicesOf = (field: AnswerShape): Choices => rulesOf(field.kind).choices(field);

/**
 * The text of a field after a resident has left it: numbers are brought within their limits, unknown keys are cleared
 * (specification 1, section 5).
 *
 * @example settleText({ …number field, max: '20' }, '31') // { text: '20', told: 'clamped' }
 */
export const settleText = (field: AnswerShape, text: string): Settled =>
  text.trim() === '' ? { text, told: null } : rulesOf(field.kind).settle(field, text);
