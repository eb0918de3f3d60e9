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

interface DialogProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
  /** Closes it to change the answer to a question. */
  readonly change: (questionId: string) => void;
  /** The voter stays on the page after the receipt, to see results. */
  readonly stayed: () => void;
}

/** The dialog while it is open: every answer once more, sending, what failed, and the receipt. */
export function OpenDialog({ open, presenter, change, stayed }: DialogProps) {
  const { dialog, attempt } = open;
  return dialog.kind === 'taken' && attempt ? (
    <Receipt open={open} attempt={attempt} dialog={dialog} presenter={presenter} stayed={stayed} />
  ) : (
    <Confirmation open={open} presenter={presenter} change={change} />
  );
}

function Confirmation({ open, presenter, change }: Omit<DialogProps, 'stayed'>) {
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
