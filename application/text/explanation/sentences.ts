import type { Explained } from '#domain/budget/explanation/explanation.ts';
import type { TieOfProject } from '#domain/budget/explanation/ties-of.ts';
import { tieName } from '#domain/budget/parameters.ts';
import { type ExplanationWords, counted } from './explanation-words.ts';
import { whyFundedWords } from './why-funded.ts';
import { whyUnfundedWords } from './why-unfunded.ts';

/**
 * Why a proposal was funded or not, as a person would say it: one sentence with the reason, then those that add to it
 * (supporters, increments, the ties that decided, the votes that were lacking). The same words on the command line, in
 * files and on the results page.
 *
 * @example 'No se financia: quedaban 36.300,00 € y le faltan 38.600,00 €. Con 23 votos más se habría financiado.'
 */
export const sentenceOf = (explained: Explained, words: ExplanationWords): string =>
  [
    ...(explained.funded ? whyFundedWords(explained, words) : whyUnfundedWords(explained, words)),
    ...explained.ties.map((tie) => tieWords(tie, words)),
    ...shortWords(explained, words),
  ].join(' ');

/** How many others of a tie are named before the rest is only counted. */
const namedOfATie = 3;

const by = {
  amount: 'byAmount',
  'largest-amount': 'byLargestAmount',
  votes: 'byVotes',
  order: 'byOrder',
  id: 'byId',
  ids: 'byIds',
} as const;

function tieWords({ others, decidedBy }: TieOfProject, { say, titleOf }: ExplanationWords): string {
  const names = others
    .slice(0, others.length > namedOfATie ? namedOfATie - 1 : namedOfATie)
    .map((id) => say('quoted', { title: titleOf(id) }));
  const [last = ''] = names.slice(-1);
  const more = others.length - names.length;
  const first = names.slice(0, -1).join(', ');
  const list =
    more > 0
      ? counted('andMore', more, say, { first: names.join(', ') })
      : first === ''
        ? last
        : say('and', { first, last });
  return say('tie', { others: list, decidedBy: say(by[tieName(decidedBy)]) });
}

function shortWords(explained: Explained, { say, unit }: ExplanationWords): readonly string[] {
  if (explained.funded || explained.votesShort === null) return [];
  return [counted(unit === 'votes' ? 'shortVotes' : 'shortPoints', explained.votesShort, say)];
}

/** How many, as words: `1 voto`, `1.102 votos`, `2,5 puntos`. */
export const votesInWords = (votes: number, { say, unit }: ExplanationWords): string =>
  counted(unit, votes, say);
