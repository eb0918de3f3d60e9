import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { Acts } from './use-acts.tsx';
import type { When } from './when.ts';

interface PanelProps {
  readonly document: OpenDocument;
  readonly acts: Acts;
}

/** When the document is published, and what else is done with it as a whole. */
export function PublishPanel({ document, acts }: PanelProps) {
  const { t } = useSpeech();
  const { head, isActing } = document;
  return (
    <section>
      <h2>{t('office-documents:publication')}</h2>
      <p>{t(`office-documents:stateMeans.${head.state}`)}</p>
      <ScheduleWords schedule={head.schedule} />
      {head.acts.includes('schedule') && <WhenForm acts={acts} />}
      {acts.others.length > 0 && (
        <p className={styles.acts}>
          {acts.others.map((act) => (
            <OfficeButton key={act} look="outline" busy={isActing} onClick={() => acts.ask(act)}>
              {t(`office-documents:act.${act}`)}
            </OfficeButton>
          ))}
        </p>
      )}
    </section>
  );
}

/** What happens by itself, and when. */
function ScheduleWords({ schedule }: Pick<OpenDocument['head'], 'schedule'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <>
      {schedule?.at && <p>{t('office-documents:publishedAt', { at: moment(schedule.at) })}</p>}
      {schedule?.until && <p>{t('office-documents:withdrawnAt', { at: moment(schedule.until) })}</p>}
    </>
  );
}

/** Now, or on a day; and until another one, if it is only for a time. */
function WhenForm({ acts: { when, choose } }: { readonly acts: Acts }) {
  const { t } = useSpeech();
  const id = useId();
  const set = (part: Partial<When>) => choose({ at: '', until: '', ...when, ...part });
  return (
    <div className={styles.when}>
      <div className={styles.widths} role="group" aria-label={t('office-documents:when.label')}>
        <button type="button" aria-pressed={when === null} onClick={() => choose(null)}>
          {t('office-documents:when.now')}
        </button>
        <button type="button" aria-pressed={when !== null} onClick={() => set({})}>
          {t('office-documents:when.later')}
        </button>
      </div>
      {when !== null && (
        <>
          <label htmlFor={`${id}-at`}>{t('office-documents:from')}</label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            value={when.at}
            onChange={(event) => set({ at: event.target.value })}
          />
          <label htmlFor={`${id}-until`}>{t('office-documents:until')}</label>
          <input
            id={`${id}-until`}
            type="datetime-local"
            value={when.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        </>
      )}
    </div>
  );
}
