import { useEffect, useRef } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { SummaryList } from '#ui-web/components/dialog-frame/summary-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { namesEarlier } from '../earlier-vote/earlier-finder.ts';
import { Stressed } from './stressed.tsx';
import type { SurveyPresenter } from '../presenter.ts';
import { Receipt } from '../receipt/receipt.tsx';
import styles from '../screen.module.css';
import { RefusedNotice } from './refused-notice.tsx';
import type { OpenState } from '../state.ts';
import { SummaryAnswer } from './summary-answer.tsx';
import { type SummaryView, summaryViews } from './summary-view.ts';

interface DialogProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}

/** The dialog in all its states: every answer once more, sending, what failed, and the receipt. */
export function ConfirmDialog({ open, presenter }: DialogProps) {
  const goTo = useRef<string | null>(null);
  const { dialog, attempt } = open;
  // The frame returns the focus when it closes; a voter who wants to change an answer goes to its question instead.
  useEffect(() => {
    if (dialog.kind !== 'closed' || goTo.current === null) return;
    document.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  }, [dialog.kind]);
  if (dialog.kind === 'closed') return null;
  if (dialog.kind === 'taken' && attempt) {
    const stayed = () => {
      goTo.current = 'main h1';
    };
    return <Receipt open={open} attempt={attempt} dialog={dialog} presenter={presenter} stayed={stayed} />;
  }
  const change = (id: string) => {
    goTo.current = `#${CSS.escape(id)}`;
    presenter.review();
  };
  return <Confirmation open={open} presenter={presenter} change={change} />;
}

interface ConfirmationProps extends DialogProps {
  readonly change: (questionId: string) => void;
}

function Confirmation({ open, presenter, change }: ConfirmationProps) {
  const speech = useSpeech();
  const { t } = speech;
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
      <SummaryList
        items={summaryViews(open, speech).map((summary) => ({
          id: summary.id,
          title: (
            <>
              {summary.number}
              <Words of={summary.title} />
            </>
          ),
          ...(sending || summary.changeHidden === null
            ? {}
            : {
                change: {
                  text: t('survey:dialog.change'),
                  hidden: summary.changeHidden,
                  onClick: () => change(summary.questionId),
                },
              }),
          children: (
            <>
              <SummaryAnswer answer={summary.answer} blank={summary.blank} />
              {summary.change && <ChangeLine change={summary.change} />}
            </>
          ),
        }))}
      />
    </DialogFrame>
  );
}

const changeIcons = {
  replaced: 'repeat',
  kept: 'lock',
  same: 'check',
  added: 'plus',
  blank: 'minus',
} as const;

/** What a change does to an answer. */
const ChangeLine = ({ change }: { readonly change: NonNullable<SummaryView['change']> }) => (
  <p className={styles.changeLine} data-change={change.kind}>
    <Icon name={changeIcons[change.kind]} />
    {change.text}
  </p>
);

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
