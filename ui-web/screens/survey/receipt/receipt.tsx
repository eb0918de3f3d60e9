import { anyResultsShown } from '#domain/voting/results-visibility.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ReceiptCodeBox } from '#ui-web/components/receipt-code/receipt-code.tsx';
import { NumberedList } from '#ui-web/components/step-list/numbered-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { Attempt } from '../sending/attempt.ts';
import { marked } from '../marked.tsx';
import { pageTitle } from '../page-title.ts';
import type { SurveyPresenter } from '../presenter.ts';
import { PrintedReceipt } from './printed-receipt.tsx';
import { type ReceiptView, receiptView } from './receipt-view.ts';
import { useLeaveWarning } from '../leave-warning.ts';
import { type ReceiptKeeping, useKeeping } from './keeping.ts';
import { LeavingReceipt } from './leaving-receipt.tsx';
import styles from '../screen.module.css';
import type { DialogState, OpenState } from '../state.ts';

interface ReceiptProps {
  readonly open: OpenState;
  readonly attempt: Attempt;
  readonly dialog: Extract<DialogState, { kind: 'taken' }>;
  readonly presenter: SurveyPresenter;
  /** The visitor stays on the page, to see results. */
  readonly stayed: () => void;
}

/**
 * After a vote was accepted: the code, how to keep it, and what happens now. It is left only with its button, which asks
 * once if the code was not kept.
 */
export function Receipt({ open, attempt, dialog, presenter, stayed }: ReceiptProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { go } = useNavigate();
  const { visit } = open;
  const view = receiptView(visit, attempt, dialog.at, speech);
  const leave = () => {
    const stay = anyResultsShown(visit.chain, visit.now, visit.zone, true);
    presenter.leave();
    if (stay) stayed();
    else go(`/procesos-participativos/${visit.process.slug}`);
  };
  const allTaken = view.outcomes.length === 0;
  const keeping = useKeeping(view);
  useLeaveWarning(!keeping.isKept);
  const mayChange = visit.chain.some(({ canChangeVote }) => canChangeVote);
  return (
    <DialogFrame
      key="receipt"
      open
      identifier={visit.process.id}
      title={t(allTaken ? 'survey:receipt.title' : 'survey:receipt.titlePartly')}
      lead={
        <>
          <p>
            <strong>{t('survey:receipt.thanks')}</strong>
          </p>
          <p>{t('survey:receipt.received', { moment: view.received })}</p>
        </>
      }
      // The code is shown once: Escape does not close it.
      onClose={() => {}}
      footer={<LeavingReceipt keeping={keeping} mayChange={mayChange} leave={leave} />}
    >
      {!allTaken && <Outcomes view={view} dialog={dialog} presenter={presenter} />}
      <Code view={view} keeping={keeping} />
      <div className="stack stack-12">
        <h3 className="text-18">{t('survey:receipt.next')}</h3>
        <NumberedList items={view.next.map(marked)} />
      </div>
      <PrintedReceipt title={pageTitle(visit, speech)} view={view} />
    </DialogFrame>
  );
}

/** The code of the vote, and two ways to keep it beside copying, whose button is always in sight. */
function Code({ view, keeping }: { readonly view: ReceiptView; readonly keeping: ReceiptKeeping }) {
  const { t } = useSpeech();
  return (
    <div className="stack stack-12 stretch">
      <h3 className="text-18">{t('survey:receipt.code')}</h3>
      <ReceiptCodeBox code={view.code} />
      <p className="note">{t('survey:receipt.keep')}</p>
      <div className="actions">
        <Button look="outline" size="short" icon="print" onClick={keeping.print}>
          {t('survey:receipt.print')}
        </Button>
        <Button look="outline" size="short" icon="download" onClick={keeping.save}>
          {t('survey:receipt.save')}
        </Button>
      </div>
    </div>
  );
}

/** The outcome of each survey of the chain, if not all of them were accepted. */
function Outcomes({
  view,
  dialog,
  presenter,
}: Pick<ReceiptProps, 'dialog' | 'presenter'> & { readonly view: ReceiptView }) {
  const { t } = useSpeech();
  return (
    <Notice
      tone="warning"
      live="assertive"
      actions={
        view.mayRetry && (
          <Button
            size="short"
            look="outline"
            icon="repeat"
            busy={dialog.sendingRest}
            onClick={() => void presenter.send()}
          >
            {t(dialog.sendingRest ? 'survey:dialog.sending' : 'survey:receipt.retryRest')}
          </Button>
        )
      }
    >
      <p>
        {t('survey:receipt.notAll', {
          n: view.outcomes.filter(({ taken }) => taken).length,
          of: view.outcomes.length,
        })}
      </p>
      <PlainList className={styles.answers}>
        {view.outcomes.map((outcome) => (
          <li key={outcome.id}>
            <strong>
              {outcome.number}
              <Words of={outcome.title} />
            </strong>
            {': '}
            {outcome.text}
          </li>
        ))}
      </PlainList>
    </Notice>
  );
}
