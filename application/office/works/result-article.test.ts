import { expect, it } from 'vitest';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { type CountedForNews, resultArticle, type SayNews } from './result-article.ts';

const say: SayNews = (language, key, values) =>
  `${language} ${key.slice(11)} ${Object.values(values).join('|')}`;
const today = '2026-11-18' as CalendarDay;

/** Who is funded by these votes. */
function allocationOf(question: ReturnType<typeof aBudget>, votes: Readonly<Record<string, number>>) {
  const tally = aTally('budgetAmount', 9, votes);
  const shared = computeBudget(
    surveyElection(question, tally, () => ''),
    question.rule,
  );
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

function counted(votes: Readonly<Record<string, number>>): CountedForNews {
  const question = aBudget(1000, [aProposal('banco', 600), aProposal('<fuente>', 500)]);
  const outcome = { question, allocation: allocationOf(question, votes) };
  return { title: { es: 'Plaza & sombra' }, ballots: 9, outcome };
}
const base = { title: { es: 'Plaza' }, languages: ['es', 'va'] as const, today, record: null };

it('the news of a result has who is funded, in every language, and leads to the result and its data', () => {
  const process = { id: 'proc-1', slug: 'plaza mayor', dataAddress: '/api/v/opendata/plaza?a=1&b=2' };
  const article = resultArticle({ ...base, questions: [counted({ banco: 2, '<fuente>': 7 })], process }, say);
  expect(article).toMatchObject({
    title: { es: 'es title Plaza', va: 'va title Plaza' },
    lead: { es: 'es ballots 9|9' },
    categories: ['noticias'],
    publishPeriod: { start: '2026-11-18' },
    IDproceso: 'proc-1',
  });
  const { es } = article['body'] as Record<string, string>;
  expect(es?.replaceAll('\u00A0', ' ')).toBe(
    [
      '<p>es ballots 9|9</p><p>es funded 1|1|500,00 €|1.000,00 €</p>',
      '<ul><li><strong>&lt;fuente&gt;</strong>: es project 7|7|500,00 €</li></ul>',
      '<p><a href="/procesos-participativos/plaza%20mayor/participa">es results </a></p>',
      '<p><a href="/api/v/opendata/plaza?a=1&amp;b=2">es data </a></p>',
    ].join(''),
  );
});

it('the news of a vote of several questions has each under its title, with its ballots', () => {
  const other = { title: 'Domingos', ballots: 12, outcome: null };
  const { body, lead, ...rest } = resultArticle(
    { ...base, questions: [other, counted({})], process: null },
    say,
  ) as Record<string, Record<string, string>>;
  expect(body?.['va']).toContain('<h2>Domingos</h2><p>va ballots 12|12</p><h2>Plaza &amp; sombra</h2>');
  expect(body?.['es']).not.toContain('<a ');
  expect(lead).toEqual({ es: 'es ballots 12|12', va: 'va ballots 12|12' });
  expect(rest).not.toHaveProperty('IDproceso');
});

it('the news of a result leads to the record that two people signed, also if no process names the vote', () => {
  const question = { title: 'Domingos', ballots: 12, outcome: null };
  const record = '/api/v/surveys/domingos/record';
  const link = (href: string) => `<p><a href="${href}">es record </a></p>`;
  const bodyOf = (process: { id: string; slug: string; dataAddress: string } | null) =>
    (resultArticle({ ...base, questions: [question], process, record }, say)['body'] as { es: string }).es;
  expect(bodyOf(null)).toBe(`<p>es ballots 12|12</p>${link(record)}`);
  expect(bodyOf({ id: 'p', slug: 's', dataAddress: '/d' })).toContain(
    `${link('/procesos-participativos/s/participa#closing-record')}<p><a href="/d">`,
  );
});

it('the news of a budget that funds nothing has no list of projects', () => {
  const question = aBudget(100, [aProposal('caro', 200)]);
  const none = {
    title: 'Caro',
    ballots: 3,
    outcome: { question, allocation: allocationOf(question, { caro: 3 }) },
  };
  const { body } = resultArticle({ ...base, questions: [none], process: null }, say) as {
    body: Record<string, string>;
  };
  expect(body['es']?.replaceAll('\u00A0', ' ')).toBe(
    '<p>es ballots 3|3</p><p>es funded 0|0|0,00 €|100,00 €</p>',
  );
});
