import { formatDay } from '#application/text/dates.ts';
import { formatMoney, formatShare } from '#application/text/numbers.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { ValidationTone } from '#domain/processes/proposal.ts';
import type { NoticeTone } from '#ui-web/components/notice/notice.tsx';
import type { Fact } from '#ui-web/components/facts/facts.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { ShownProposal } from './presenter.ts';

/** The tone of the technicians' report, as that of the ribbon. */
export const noticeTone: Readonly<Record<ValidationTone, NoticeTone>> = {
  validated: 'info',
  study: 'warning',
  refused: 'error',
  pending: 'info',
};

/** The name of the neighbourhood in the town's list; empty without one. */
export function areaOf({ proposal, terms }: ShownProposal, { said }: Speech): string {
  const barrio = terms.barrios.find(({ key }) => key === proposal.neighbourhood);
  return barrio === undefined ? '' : said(barrio.name).text;
}

/** A day as it is read, or the council's own words. */
function dayOrWords(text: string, language: Language): string {
  const day = parseDay(text);
  return day === null ? text : formatDay(day, language);
}

/** "En resumen": the cost, its share of the process's budget, the topic and the place. */
export function proposalFacts(
  { proposal, process, terms }: ShownProposal,
  { t, said, language }: Speech,
): readonly Fact[] {
  const { amount, neighbourhood, categories } = proposal;
  const completion = said(proposal.completion).text;
  const total = process?.amount ?? null;
  const barrio = terms.barrios.find(({ key }) => key === neighbourhood);
  const about = terms.categories.filter(({ key }) => categories.includes(key));
  return [
    {
      term: t('proposals:one.amount'),
      value: amount === null ? t('proposals:one.noAmount') : formatMoney(amount),
    },
    ...(amount !== null && total !== null && total > 0
      ? [{ term: t('proposals:one.share'), value: formatShare(amount, total, language) }]
      : []),
    ...(barrio === undefined ? [] : [{ term: t('proposals:neighbourhood'), value: said(barrio.name).text }]),
    ...(about.length === 0
      ? []
      : [{ term: t('proposals:category'), value: about.map(({ name }) => said(name).text).join(', ') }]),
    ...(completion === ''
      ? []
      : [{ term: t('proposals:one.completion'), value: dayOrWords(completion, language) }]),
  ];
}
