import { useId, useState } from 'react';
import type { DocumentAct } from '#domain/documents/state.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { ActMore, EditorPresenter } from './presenter.ts';

interface PanelProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
}

/** Acts that take something away: they are asked for twice. */
const asksFirst: ReadonlySet<DocumentAct> = new Set(['withdraw', 'archive', 'discard']);
/** Acts of the panel, in their order; the first one of the screen is in its head too. */
const shownActs: readonly DocumentAct[] = [
  'publish',
  'republish',
  'review',
  'return',
  'unschedule',
  'discard',
  'withdraw',
  'archive',
];

/** What is done with the document as a whole, and when. */
export function PublishPanel({ document, presenter }: PanelProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { head, trouble, isActing } = document;
  const [asked, ask] = useState<DocumentAct | null>(null);
  const acts = shownActs.filter((act) => head.acts.includes(act));
  const press = (act: DocumentAct) => (asksFirst.has(act) ? ask(act) : void presenter.act(act));
  return (
    <section>
      <h2>{t('office-documents:publication')}</h2>
      {head.schedule?.at && <p>{t('office-documents:publishedAt', { at: moment(head.schedule.at) })}</p>}
      {head.schedule?.until && (
        <p>{t('office-documents:withdrawnAt', { at: moment(head.schedule.until) })}</p>
      )}
      {trouble !== null && (
        <p role="alert" className={styles.bad}>
          {t(`office-documents:trouble.${trouble}`)}
        </p>
      )}
      <p className={styles.acts}>
        {acts.map((act) => (
          <OfficeButton key={act} look="outline" busy={isActing} onClick={() => press(act)}>
            {t(`office-documents:act.${act}`)}
          </OfficeButton>
        ))}
      </p>
      {head.acts.includes('schedule') && <ScheduleForm presenter={presenter} isBusy={isActing} />}
      <SureDialog act={asked} presenter={presenter} close={() => ask(null)} />
    </section>
  );
}

/** Publication at a moment, and until another one. */
function ScheduleForm({
  presenter,
  isBusy,
}: {
  readonly presenter: EditorPresenter;
  readonly isBusy: boolean;
}) {
  const { t } = useSpeech();
  const id = useId();
  const [at, setAt] = useState('');
  const [until, setUntil] = useState('');
  const send = () => {
    const more: ActMore = { at, until: until === '' ? null : until };
    if (at !== '') void presenter.act('schedule', more);
  };
  return (
    <details className={styles.schedule}>
      <summary>{t('office-documents:act.schedule')}</summary>
      <label htmlFor={`${id}-at`}>{t('office-documents:from')}</label>
      <input
        id={`${id}-at`}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <label htmlFor={`${id}-until`}>{t('office-documents:until')}</label>
      <input
        id={`${id}-until`}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <OfficeButton look="outline" busy={isBusy} aria-disabled={at === ''} onClick={send}>
        {t('office-documents:act.schedule')}
      </OfficeButton>
    </details>
  );
}

interface SureProps {
  readonly act: DocumentAct | null;
  readonly presenter: EditorPresenter;
  readonly close: () => void;
}

/** Asks again before something goes, and says what follows. */
function SureDialog({ act, presenter, close }: SureProps) {
  const { t } = useSpeech();
  const doIt = () => {
    close();
    if (act !== null) void presenter.act(act);
  };
  return (
    <DialogFrame
      open={act !== null}
      title={act === null ? '' : t(`office-documents:act.${act}`)}
      onClose={close}
      footer={
        <>
          <OfficeButton onClick={doIt}>{act === null ? '' : t(`office-documents:act.${act}`)}</OfficeButton>
          <OfficeButton look="outline" data-autofocus="" onClick={close}>
            {t('office-documents:leaveIt')}
          </OfficeButton>
        </>
      }
    >
      {act !== null && <p>{t(`office-documents:sure.${act}`)}</p>}
    </DialogFrame>
  );
}
