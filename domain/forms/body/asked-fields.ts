import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Entry, ExtraValue, Value } from '../entry.ts';
import type { AnswerField } from '../field.ts';
import { type AnswerKind, choicesOf } from '../field-kinds.ts';
import type { FieldOption } from '../field-option.ts';
import type { TextMode } from '../kinds/text.ts';
import { answerFieldsOf, type Mailbox } from '../mailbox.ts';
import { shownEntry } from '../shown-fields.ts';
import { comparableTexts, isFilled } from '../value-kinds.ts';
import { homeOf } from './field-home.ts';

/**
 * A question that a request answers, as its form asked it. It is stored with the request: a form may be changed or
 * withdrawn later, and what was answered is still read under what was asked.
 */
export interface AskedField {
  readonly name: string;
  readonly type: AnswerKind;
  /** What an input of text took; missing: plain text. */
  readonly mode?: TextMode;
  readonly title: LocalizedText;
  /** Whether the answer is in `extra`. */
  readonly extra: boolean;
  /** The choices that were chosen, of a list of the form; or the name of the collection that has them. */
  readonly options: readonly FieldOption[] | string;
}

/** Identities and proofs are not stored with a request: there is no answer to read. */
const unstored: ReadonlySet<string> = new Set(['census', 'captcha']);

function chosenOf(field: AnswerField, value: Value): AskedField['options'] {
  const choices = choicesOf(field);
  if (choices.kind === 'collection') return choices.name;
  if (choices.kind !== 'listed') return [];
  const chosen = comparableTexts(value);
  return choices.options.filter((option) => chosen.includes(option.value));
}

/** The questions that an entry answers, in the order of their form. */
export function askedFields(mailbox: Mailbox, entry: Entry): readonly AskedField[] {
  const asked = shownEntry(
    mailbox.pages.flatMap(({ fields }) => fields),
    entry,
  );
  return answerFieldsOf(mailbox).flatMap((field): readonly AskedField[] => {
    const { name, title, kind } = field;
    const value = asked.get(name);
    const home = homeOf(mailbox, field);
    if (value === undefined || !isFilled(value) || unstored.has(home)) return [];
    const mode = field.kind === 'text' && field.mode !== 'text' ? { mode: field.mode } : {};
    return [{ name, type: kind, ...mode, title, extra: home === 'extra', options: chosenOf(field, value) }];
  });
}

/** The questions whose answers stay when all that is in `extra` is erased: choices of a list are answers, too. */
export const withoutExtra = (asked: readonly AskedField[]): readonly AskedField[] =>
  asked.filter(({ extra }) => !extra);

/** The kinds whose answers in `extra` are ids of uploads. */
export const isOfFiles = ({ type }: AskedField): boolean =>
  type === 'image' || type === 'file' || type === 'pdf';

/** An answer as texts: those of the choices that it names, else what was written. */
export function answerTexts(
  { options }: Pick<AskedField, 'options'>,
  value: ExtraValue,
): readonly LocalizedText[] {
  if (typeof value === 'boolean') return [String(value)];
  if (typeof value === 'object' && 'lat' in value) return [`${value.lat}, ${value.lng}`];
  const listed = typeof options === 'string' ? [] : options;
  const textOf = (text: string) => listed.find((option) => option.value === text)?.text ?? text;
  return (typeof value === 'string' ? [value] : value).map(textOf);
}
