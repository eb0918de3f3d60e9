import { useEffect, useRef } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ReceiptCodeBox } from '#ui-web/components/receipt-code/receipt-code.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SendingRefusal } from './attempt.ts';
import { namesEarlier } from '../earlier-vote/earlier-finder.ts';
import { refusedIn } from '../for-whom.ts';
import { sendingRefusalWords } from './refusal-words.ts';
import type { OpenState } from '../state.ts';
import { waitsForLine } from './wait-for-line.ts';

/** Why the vote was not accepted, in the dialog above the answers. */
export function RefusedNotice({
  open,
  refusal,
}: {
  readonly open: OpenState;
  readonly refusal: SendingRefusal;
}) {
  const speech = useSpeech();
  const words = sendingRefusalWords(refusal, refusedIn(open.visit, speech), speech);
  const header = speech.t('survey:refusals.failed');
  // An earlier sending got no reply, and now the council says that there is a vote: it may be that one.
  const { attempt } = open;
  const mayBeThisOne = refusal.kind === 'alreadyVoted' && attempt?.uncertain ? attempt.code : null;
  // “You cannot vote again” is incomplete if votes may be changed; a voter who wrote the code knows it already.
  const mayChange =
    refusal.kind === 'alreadyVoted' &&
    mayBeThisOne === null &&
    !namesEarlier(open) &&
    open.visit.chain.some(({ canChangeVote }) => canChangeVote);
  const box = useRef<HTMLDivElement>(null);
  // The answers may have been scrolled: the reason is above them.
  useEffect(() => {
    box.current?.closest('dialog')?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="full-width">
      <Notice tone="error" live="assertive">
        <p>
          <strong>{header}</strong>
        </p>
        {words.title !== header && <p>{words.title}</p>}
        {words.detail !== null && <p>{words.detail}</p>}
        {mayChange && <p>{speech.t('survey:refusals.changeWithCode')}</p>}
        {waitsForLine(open) && !navigator.onLine && <p>{speech.t('survey:refusals.waits')}</p>}
        {mayBeThisOne !== null && (
          <>
            <p>{speech.t('survey:refusals.mayBeThisOne')}</p>
            <ReceiptCodeBox code={mayBeThisOne} />
          </>
        )}
      </Notice>
    </div>
  );
}
