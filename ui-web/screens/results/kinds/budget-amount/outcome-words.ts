import { formatMoney } from '#application/text/numbers.ts';
import { type Allocation, type Funded, isFunded, type Unfunded } from '#domain/budget/allocation.ts';
import type { Speech } from '#ui-web/speech.ts';
import { percentWords } from './rule-view.ts';

/** Whether a proposal was funded, and why. */
export function outcomeWords(entry: Funded | Unfunded, { ties, rule }: Allocation, { t, language }: Speech) {
  const byTie = ties.some(({ between }) => between.includes(entry.project.id));
  const note = { who: entry.note?.who ?? '', why: entry.note?.why ?? '' };
  if (isFunded(entry)) {
    const text = t(byTie ? 'results:outcome.fundedByTie' : 'results:outcome.funded');
    return {
      text,
      detail:
        entry.via === 'override'
          ? t('results:outcome.override', note)
          : t('results:outcome.remaining', { amount: formatMoney(entry.remaining) }),
      funded: true,
    };
  }
  const text = t(byTie ? 'results:outcome.unfundedByTie' : 'results:outcome.unfunded');
  if (entry.reason === 'overBudget' && entry.missing !== null) {
    return {
      text,
      detail: t('results:outcome.overBudget', { amount: formatMoney(entry.missing) }),
      funded: false,
    };
  }
  if (entry.reason === 'belowThreshold' && rule.kind === 'threshold') {
    const share = percentWords(rule.share, language);
    return { text, detail: t(`results:outcome.belowThreshold.${rule.base}`, { share }), funded: false };
  }
  const reason =
    entry.reason === 'overBudget' || entry.reason === 'belowThreshold' ? 'afterStop' : entry.reason;
  return { text, detail: t(`results:outcome.${reason}`, note), funded: false };
}
