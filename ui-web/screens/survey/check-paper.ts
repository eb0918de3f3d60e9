import { isLeft } from '#domain/shared/result.ts';
import { checkChain } from '#domain/voting/chain.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import { checkCensus } from './census-form.ts';
import type { Faults, OpenState } from './state.ts';
import { answerable, asksCensus } from './visit.ts';

/** Everything that keeps the dialog from opening, told together; null when nothing does. */
export function faultsOf({ visit, paper, census, earlierCode, faults }: OpenState): Faults | null {
  const checked = checkChain(answerable(visit), paper.answers);
  const chain = isLeft(checked) ? checked.left : null;
  const entry = asksCensus(visit) ? checkCensus(census) : [];
  const wrongCode = earlierCode.trim() !== '' && readReceiptCode(earlierCode) === null;
  if (chain === null && entry.length === 0 && !wrongCode) return null;
  return { serial: (faults?.serial ?? 0) + 1, chain, census: entry, earlierCode: wrongCode };
}
