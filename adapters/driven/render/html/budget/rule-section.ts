import { capital } from '#application/text/capital.ts';
import { tieName } from '#domain/budget/parameters.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import { sentencesOn } from '../../words/rule-sentences.ts';
import { preferredEntries } from '../../words/origin-entries.ts';
import { tieLines } from '../../words/tie-lines.ts';
import { endowmentWords, ruleWords } from '../../words/rule-words.ts';
import { htmlText, facts, section } from '../markup.ts';

/** The rule for residents in a few sentences, then its name and parameters for anyone who computes it again. */
export function ruleSection(allocation: Allocation, say: CliSay, words: Say<PageKey>): string {
  const endowment = endowmentWords(allocation, say);
  const entries: readonly (readonly [string, string])[] = [
    [capital(say('origin.rule')), ruleWords(allocation, say)],
    ...(endowment === null ? [] : [[capital(say('origin.voters')), endowment] as const]),
    ...preferredEntries(allocation, say).map(([label, found]) => [capital(label), found] as const),
  ];
  const paragraph = `<p>${htmlText(sentencesOn(allocation.rule, words).join(' '))}</p>`;
  return section('rule', words('rule'), `${paragraph}\n${facts(entries)}`);
}

/** In which order ties are decided, and those that changed who is funded. */
export function tiesSection(allocation: Allocation, say: CliSay, words: Say<PageKey>): string {
  const list = allocation.rule.ties.map((tie) => say(`tie.${tieName(tie)}`)).join(', ');
  const order = `<p>${htmlText(words('tieOrder', { list }))}</p>`;
  const titles = new Map(allocation.order.map(({ id, title }) => [String(id), title]));
  const found = tieLines(allocation, say, (id) => words('quoted', { title: titles.get(id) ?? id }));
  const changes =
    found.length === 0
      ? `<p>${htmlText(words('noTies'))}</p>`
      : `<ul>\n${found.map((line) => `<li>${htmlText(capital(line))}.</li>`).join('\n')}\n</ul>`;
  return section('ties', words('ties'), `${order}\n${changes}`);
}
