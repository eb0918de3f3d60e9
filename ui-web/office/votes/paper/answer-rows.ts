import { type CountedQuestion, kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { SheetAnswer } from '#domain/voting/paper/sheet.ts';
import type { Speech } from '#ui-web/speech.ts';

/** One line of what was read on a ballot: an option with its printed number, or the ballot itself. */
export interface ReadRow {
  readonly label: string;
  readonly value: string;
}

/** The printed options of a question, each with its number; empty if it lists none. */
export function printedOptions(question: CountedQuestion, { said }: Pick<Speech, 'said'>): readonly string[] {
  const choices = kindOf(question).choices(question) ?? [];
  return choices.map(({ name }, at) => `${at + 1} · ${said(name).text}`);
}

/** What an answer says of the option at a place; empty if nothing. */
function valueAt(question: CountedQuestion, raw: unknown, at: number, yes: string): string {
  const id = kindOf(question).entries(question)[at] ?? '';
  if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
    const number = (raw as Readonly<Record<string, number>>)[id];
    if (number === undefined) return '';
    return question.kind === 'limitedSliders' ? `${Math.round(number * 10)} %` : String(number);
  }
  const marked = [raw].flat().map(String);
  const place = marked.indexOf(id);
  if (place === -1) return '';
  return question.kind === 'sortable' || question.kind === 'ranked' ? String(place + 1) : yes;
}

/** An answer that names no option: stars, words, or the one like. */
const plainValue = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';

/** What was read on a ballot for a question, in one line: what is marked, with its numbers. */
export function answerLine(
  question: CountedQuestion,
  answer: SheetAnswer | undefined,
  speech: Pick<Speech, 'said' | 't'>,
): string {
  const { t } = speech;
  const [marked, whole] = [t('office-paper:differ.marked'), t('office-paper:differ.whole')];
  const found = answerRows(question, answer, speech).filter(({ value }) => value !== '');
  const words = found.map(({ label, value }) => {
    if (label === whole) return value;
    return value === marked ? label : `${label}: ${value}`;
  });
  return words.length === 0 ? '–' : words.join('; ');
}

/** What was read on a ballot for a question, by the printed order of its options. */
export function answerRows(
  question: CountedQuestion,
  answer: SheetAnswer | undefined,
  speech: Pick<Speech, 'said' | 't'>,
): readonly ReadRow[] {
  const { t } = speech;
  const options = printedOptions(question, speech);
  const whole = t('office-paper:differ.whole');
  if (answer?.kind !== 'choice')
    return [{ label: whole, value: answer === undefined ? '' : t(`office-paper:read.${answer.kind}`) }];
  if (options.length === 0) return [{ label: whole, value: plainValue(answer.raw) }];
  return options.map((label, at) => ({
    label,
    value: valueAt(question, answer.raw, at, t('office-paper:differ.marked')),
  }));
}
