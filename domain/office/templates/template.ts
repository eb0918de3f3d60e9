import type { StaffStatus } from '../../forms/request.ts';
import { isLanguage, type Language, languages } from '../../shared/localized-text.ts';

/** An answer that staff write once and send often. */
export interface AnswerTemplate {
  readonly id: string;
  /** What staff call it. */
  readonly name: string;
  /** The mailboxes that it is for; none named: all. */
  readonly mailboxes: readonly string[];
  /** The state that a request gets with it; null: it stays. */
  readonly status: StaffStatus | null;
  /** The words by language, with facts in braces: `Bon dia, {nombre}:`. */
  readonly text: Readonly<Partial<Record<Language, string>>>;
}

/** What a text may have in braces: the sender's first name, the number, the street, the day it came, the form. */
export const templateFacts = ['nombre', 'numero', 'calle', 'fecha', 'buzon'] as const;
/** One of these facts. */
export type TemplateFact = (typeof templateFacts)[number];
/** The facts of a request; a missing one is not known. */
export type FactsOfRequest = Readonly<Partial<Record<TemplateFact, string>>>;

/** How long the words of a template may be: a mail is read on a phone. */
export const longestTemplate = 5000;
/** How long its name may be. */
export const longestTemplateName = 80;

/** What is wrong with a template. */
export type TemplateFault =
  | { readonly kind: 'blankName' | 'blankText' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'unknownLanguage'; readonly language: string }
  /** Something in braces that no request has. */
  | { readonly kind: 'unknownFact'; readonly fact: string };

const inBraces = /\{[^{}]*\}/gu;
const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(inBraces)].map(([whole]) => whole.slice(1, -1));
const isFact = (name: string): name is TemplateFact => templateFacts.some((fact) => fact === name);

function textFault(language: string, text: string): TemplateFault | null {
  if (!isLanguage(language)) return { kind: 'unknownLanguage', language };
  if (text.length > longestTemplate) return { kind: 'tooLong', most: longestTemplate };
  const fact = factsIn(text).find((name) => !isFact(name));
  return fact === undefined ? null : { kind: 'unknownFact', fact };
}

/** What is wrong with a template; null if nothing is. */
export function templateFault({ name, text }: Omit<AnswerTemplate, 'id'>): TemplateFault | null {
  if (name.trim() === '') return { kind: 'blankName' };
  if (name.length > longestTemplateName) return { kind: 'tooLong', most: longestTemplateName };
  const texts = Object.entries(text);
  if (!texts.some(([, words]) => words.trim() !== '')) return { kind: 'blankText' };
  for (const [language, words] of texts) {
    const fault = textFault(language, words);
    if (fault !== null) return fault;
  }
  return null;
}

/** A template with the facts of one request. */
export interface FilledTemplate {
  readonly text: string;
  /** The language of the text. */
  readonly language: Language;
  /** True if there is no text in the language that was asked for. */
  readonly isMissing: boolean;
  /** Facts that the text asks for and the request does not have: they were left out. */
  readonly unfilled: readonly TemplateFact[];
}

/** A language that is understood in place of another. */
const siblings: Readonly<Partial<Record<Language, Language>>> = { va: 'ca', ca: 'va' };

const hasText = ({ text }: AnswerTemplate, language: Language | undefined): language is Language =>
  language !== undefined && (text[language] ?? '').trim() !== '';

/** A fact that is missing leaves with the comma and the space before it: `Bon dia, {nombre}:` is `Bon dia:`. */
const filledIn = (text: string, facts: FactsOfRequest): string =>
  text.replaceAll(/(?<before>,?[^\S\n]?)\{(?<fact>[^{}]*)\}/gu, (_, before: string, fact: string) => {
    const value = isFact(fact) ? (facts[fact] ?? '') : '';
    return value === '' ? '' : `${before}${value}`;
  });

/**
 * The words of a template for one request, in the language of its sender or, if it has none, in one that they may
 * understand: its sibling, the town's, any. `factsIn` says the facts in the language that was found.
 *
 * @example
 * filledTemplate(template, { language: 'va', town: 'es' }, () => ({ nombre: 'Empar' })); // Bon dia, Empar: …
 */
export function filledTemplate(
  template: AnswerTemplate,
  { language, town }: { readonly language: Language; readonly town: Language },
  factsFor: (language: Language) => FactsOfRequest,
): FilledTemplate {
  const order = [language, siblings[language], town, ...languages];
  const found = order.find((one) => hasText(template, one)) ?? language;
  const text = template.text[found] ?? '';
  const facts = factsFor(found);
  const asked = [...new Set(factsIn(text).filter(isFact))];
  return {
    text: filledIn(text, facts),
    language: found,
    isMissing: found !== language,
    unfilled: asked.filter((fact) => (facts[fact] ?? '') === ''),
  };
}

/** Whether a template is for the requests of a mailbox. */
export const isForMailbox = ({ mailboxes }: Pick<AnswerTemplate, 'mailboxes'>, mailbox: string): boolean =>
  mailboxes.length === 0 || mailboxes.includes(mailbox);
