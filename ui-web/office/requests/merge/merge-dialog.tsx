import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { mergeRequestCall } from '#adapters/wire/staff-requests/merge-request.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { ActDialog, useRequestAct } from '../correct/act-dialog.tsx';
import { requestTitle } from '../request-words.ts';
import { FindOther } from './find-other.tsx';
import { mergeFaultWords } from './merge-fault.ts';
import { MergeOutcome } from './merge-outcome.tsx';
import type { MergePair } from './merge-pair.ts';

interface MergeProps {
  readonly request: StaffRequest;
  readonly mailboxOf: (id: string) => string;
  readonly onClose: () => void;
}

/** Merges the open request with another one: which, what will happen, and then doing it. */
export function MergeDialog({ request, mailboxOf, onClose }: MergeProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council } = useOffice();
  const [other, choose] = useState<StaffRequest | null>(null);
  const [keepsThis, keepThis] = useState(false);
  const pair: MergePair | null =
    other === null
      ? null
      : keepsThis
        ? { duplicate: other, main: request }
        : { duplicate: request, main: other };
  const merging = useRequestAct(
    () =>
      council.call(mergeRequestCall, {
        realm: council.realm,
        reference: pair?.duplicate.iid ?? '',
        body: { into: pair?.main.iid ?? '' },
      }),
    onClose,
  );
  return (
    <ActDialog
      title={t('office-desk:merge.title')}
      lead={
        <p>
          {request.iid} · {requestTitle(request, speech)}
        </p>
      }
      confirm={pair === null ? null : t('office-desk:merge.confirm')}
      acting={merging}
      words={(refused) => mergeFaultWords(refused, speech)}
      onClose={onClose}
    >
      {pair === null ? (
        <FindOther request={request} mailboxOf={mailboxOf} choose={choose} />
      ) : (
        <>
          <MergeOutcome pair={pair} keepsThis={keepsThis} keepThis={keepThis} />
          <OfficeButton look="text" onClick={() => choose(null)}>
            {t('office-desk:merge.another')}
          </OfficeButton>
        </>
      )}
    </ActDialog>
  );
}
