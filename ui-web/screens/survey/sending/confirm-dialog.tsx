import { useEffect, useRef } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { AnswersList } from './answers-list.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { namesEarlier } from '../earlier-vote/earlier-finder.ts';
import { Stressed } from './stressed.tsx';
import type { SurveyPresenter } from '../presenter.ts';
import { Receipt } from '../receipt/receipt.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import type { OpenState } from '../state.ts';
import { reviewId } from '../questions/question-ids.ts';
import { seek } from '../road/step-address.ts';

interface DialogProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}

/** The dialog in all its states: every answer once more, sending, what failed, and the receipt. */
export function ConfirmDialog({ open, presenter }: DialogProps) {
  const goTo = useRef<(() => void) | null>(null);
  const { dialog, attempt } = open;
  // The frame returns the focus when it closes; a voter who wants to change an answer goes to its question instead.
  useEffect(() => {
    if (dialog.kind !== 'closed' || goTo.current === null) return;
    goTo.current();
    goTo.current = null;
  }, [dialog.kind]);
  if (dialog.kind === 'closed') return null;
  if (dialog.kind === 'taken' && attempt) {
    const stayed = () => {
      goTo.current = () => document.querySelector<HTMLElement>('main h1')?.focus();
    };
    return <Receipt open={open} attempt={attempt} dialog={dialog} presenter={presenter} stayed={stayed} />;
  }
  const change = (id: string) => {
    goTo.current = () => seek(id, reviewId);
    presenter.review();
  };
  return <Confirmation open={open} presenter={presenter} change={change} />;
}

interface ConfirmationProps extends DialogProps {
  readonly change: (questionId: string) => void;
}

function Confirmation({ open, presenter, change }: ConfirmationProps) {
  const { t } = useSpeech();
  const { dialog } = open;
  const sending = dialog.kind === 'sending';
  return (
    <DialogFrame
      key="confirmation"
      open
      title={t('survey:dialog.title')}
      lead={<Lead open={open} />}
      onClose={sending ? () => {} : presenter.review}
      footer={<DialogButtons open={open} presenter={presenter} />}
    >
      <p role="status" className="visually-hidden">
        {sending && t('survey:dialog.sending')}
      </p>
      {dialog.kind === 'refused' && <RefusedNotice open={open} refusal={dialog.refusal} />}
      <AnswersList
        open={open}
        change={sending ? null : ({ questionId }) => ({ onClick: () => change(questionId) })}
      />
    </DialogFrame>
  );
}

/** Whether a vote exists already: not before sending, not after a definite refusal; unknown after a lost reply. */
function Lead({ open }: { readonly open: OpenState }) {
  const { dialog, visit } = open;
  const mayChange = visit.chain.some(({ canChangeVote }) => canChangeVote);
  if (dialog.kind === 'refused') {
    const unclear = dialog.refusal.kind === 'alreadyVoted' || open.attempt?.uncertain;
    return unclear ? null : (
      <p>
        <Stressed of={open.hasVoted ? 'survey:dialog.notYetAgain' : 'survey:dialog.notYet'} />
      </p>
    );
  }
  if (namesEarlier(open))
    return (
      <p>
        <Stressed
          of={open.earlier.kind === 'found' ? 'survey:dialog.leadReplacing' : 'survey:dialog.leadNotFoundYet'}
        />
      </p>
    );
  if (open.hasVoted)
    return (
      <p>
        <Stressed of="survey:dialog.leadAgain" />
      </p>
    );
  return (
    <p>
      <Stressed of={mayChange ? 'survey:dialog.leadChangeable' : 'survey:dialog.lead'} />
    </p>
  );
}
