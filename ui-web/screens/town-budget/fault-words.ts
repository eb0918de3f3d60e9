import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { SumFault } from '#domain/town-budget/check-sums.ts';
import type { Speech } from '#ui-web/speech.ts';

/** Where a budget contradicts itself, in words. */
export function sumFaultWords(fault: SumFault, { t }: Speech): string {
  if (fault.kind === 'deficit') return t('budget:faults.deficit', { missing: formatMoney(fault.missing) });
  const { side, chapter, measure, declared, sum } = fault;
  const words = {
    side: t(`budget:side.${side}`),
    measure: t(`budget:measure.${measure}`).toLowerCase(),
    declared: formatMoney(declared),
    sum: formatMoney(sum),
    difference: formatMoney(cents(Math.abs(declared - sum))),
  };
  return chapter === null
    ? t('budget:faults.side', words)
    : t('budget:faults.chapter', { ...words, chapter });
}
