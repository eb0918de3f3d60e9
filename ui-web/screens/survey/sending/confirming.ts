import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { sendingFaults } from './faults.ts';
import type { EarlierFinder } from '../earlier-vote/earlier-finder.ts';
import type { OpenAccess } from '../open-access.ts';
import { laterVisit } from '../visit.ts';

interface ConfirmingParts extends Pick<OpenAccess, 'open' | 'show'> {
  readonly council: Council;
  readonly finder: EarlierFinder;
}

/**
 * Opens the dialog, or says what is missing. The vote to be replaced is looked up first: a code that names none is
 * refused beside its field. Without a reply the dialog opens all the same; it is looked up again when the vote is
 * sent.
 */
export function confirming({ council, finder, open, show }: ConfirmingParts): () => Promise<void> {
  return async () => {
    const asked = open();
    if (!asked) return;
    if (readReceiptCode(asked.earlierCode) !== null && asked.earlier.kind !== 'found') {
      const earlier = await finder.find();
      // The voter wrote something else meanwhile.
      if (earlier.kind === 'unasked') return;
    }
    const now = open();
    if (!now) return;
    const visit = laterVisit(now.visit, council.clock.now());
    if (visit.state.kind !== 'open') return show({ kind: 'shut', visit });
    const faults = sendingFaults({ ...now, visit });
    show(faults ? { ...now, visit, faults } : { ...now, visit, faults: null, dialog: { kind: 'review' } });
  };
}
