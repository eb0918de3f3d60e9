import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { escapedHtml } from '#domain/content/escaped-html.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { sumOfMoney } from '#domain/shared/money.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';

/** A question of a vote with its result. `outcome` is null if it shares out no money. */
export interface CountedForNews {
  readonly title: LocalizedText;
  readonly ballots: number;
  readonly outcome: { readonly question: BudgetQuestion; readonly allocation: Allocation } | null;
}

/** The keys of the texts that the news is made of. */
export type ResultNewsKey =
  | 'resultNews.title'
  | 'resultNews.ballots'
  | 'resultNews.funded'
  | 'resultNews.project'
  | 'resultNews.results'
  | 'resultNews.record'
  | 'resultNews.data';

/** Says a text of the news in a language. */
export type SayNews = (
  language: Language,
  key: ResultNewsKey,
  values: Readonly<Record<string, string | number>>,
) => string;

/** What the news of a result is made from. */
export interface ResultForNews {
  readonly title: LocalizedText;
  readonly questions: readonly CountedForNews[];
  /** The first one is that of the town. */
  readonly languages: readonly Language[];
  readonly today: CalendarDay;
  /** Null if no process names the vote: then nothing leads to results. */
  readonly process: { readonly id: string; readonly slug: string; readonly dataAddress: string } | null;
  /** Where programs read the closing record that two people signed; null as long as there is none. */
  readonly record: string | null;
}

interface QuestionSaying {
  readonly language: Language;
  readonly usual: Language;
  readonly isOnly: boolean;
  readonly say: SayNews;
}

type Said = (text: LocalizedText) => string;

/** Who is funded, with votes and amount. */
function fundedHtml(
  { question, allocation: { funded } }: NonNullable<CountedForNews['outcome']>,
  said: Said,
  { language, say }: QuestionSaying,
): string {
  const sum = formatMoney(sumOfMoney(funded.map(({ project }) => project.amount)));
  const values = {
    count: funded.length,
    n: formatCount(funded.length),
    sum,
    budget: formatMoney(question.total),
  };
  const items = funded.flatMap(({ project, votes }) => {
    const of = { count: votes, n: formatCount(votes), amount: formatMoney(project.amount) };
    return question.proposals
      .filter(({ id }) => id === project.id)
      .map(
        ({ title }) => `<li><strong>${said(title)}</strong>: ${say(language, 'resultNews.project', of)}</li>`,
      );
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<p>${say(language, 'resultNews.funded', values)}</p>${list}`;
}

/** A question in a language; the only one of a vote has the title of the article. */
function questionHtml({ title, ballots, outcome }: CountedForNews, saying: QuestionSaying): string {
  const { language, usual, isOnly, say } = saying;
  const said: Said = (text) => escapedHtml(textFor(text, language, usual).text);
  const cast = say(language, 'resultNews.ballots', { count: ballots, n: formatCount(ballots) });
  const heading = isOnly ? '' : `<h2>${said(title)}</h2>`;
  return `${heading}<p>${cast}</p>${outcome === null ? '' : fundedHtml(outcome, said, saying)}`;
}

function linksHtml({ process, record }: ResultForNews, language: Language, say: SayNews): string {
  const link = (href: string, key: ResultNewsKey) =>
    `<p><a href="${escapedHtml(href)}">${say(language, key, {})}</a></p>`;
  const recordAt = (href: string) => (record === null ? '' : link(href, 'resultNews.record'));
  // Without a process the result has no page of its own.
  if (process === null) return recordAt(record ?? '');
  const results = `/procesos-participativos/${encodeURIComponent(process.slug)}/participa`;
  const signed = recordAt(`${results}#closing-record`);
  return link(results, 'resultNews.results') + signed + link(process.dataAddress, 'resultNews.data');
}

/**
 * The result of a vote as the document of an article, in every language of the town: who took part, who is funded, and where
 * everything can be counted again. It is a draft for people who publish.
 */
export function resultArticle(result: ResultForNews, say: SayNews): JsonObject {
  const { title, questions, languages, today, process } = result;
  const [usual = 'es'] = languages;
  const inAll = (write: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, write(language)]));
  const most = Math.max(0, ...questions.map(({ ballots }) => ballots));
  return {
    title: inAll((language) =>
      say(language, 'resultNews.title', { title: textFor(title, language, usual).text }),
    ),
    lead: inAll((language) => say(language, 'resultNews.ballots', { count: most, n: formatCount(most) })),
    body: inAll(
      (language) =>
        questions
          .map((one) => questionHtml(one, { language, usual, isOnly: questions.length === 1, say }))
          .join('') + linksHtml(result, language, say),
    ),
    categories: ['noticias'],
    isPublished: true,
    publishPeriod: { start: today },
    ...(process !== null && { IDproceso: process.id }),
  };
}
