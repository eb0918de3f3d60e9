import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { PapersToBring } from '../booking/service-step.tsx';
import { useVisitMoment } from '../booking/use-visit-moment.ts';
import { VisitFacts } from '../booking/visit-facts.tsx';
import type { AppointmentsPresenter } from '../presenter.ts';
import type { AppointmentsPage, OwnAppointment } from '../state.ts';
import { clockText, dayOfMoment } from '../view-model.ts';
import { ClosedDayNotice } from './closed-day-notice.tsx';
import { FeePart } from './fee-part.tsx';
import { saveCalendar, usePaper } from './keep-visit.ts';
import { QueueLine } from './queue-line.tsx';

interface PassProps {
  readonly own: OwnAppointment;
  readonly page: AppointmentsPage;
  readonly presenter: AppointmentsPresenter;
}

/** One appointment as it is shown at the office: its code, when and where, and what can still be done with it. */
export function AppointmentPass({ own, page, presenter }: PassProps) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  const { visit, services, offices } = own;
  const { id, at, code, state } = visit;
  const isToCome = state === 'confirmed' && Date.parse(at) > moment.now;
  const isUsable = !['done', 'missed', 'cancelled', 'ended'].includes(state);
  const isToChoose = visit.closed?.isOpen === true;
  return (
    <>
      <ClosedDayNotice visit={visit} />
      <article className={styles.pass} aria-labelledby={`pass-${id}`}>
        <TileBand height={36} identifier={id} className={styles.art} />
        <div className={styles.passBody}>
          <h3 id={`pass-${id}`}>
            <small>{dayOfMoment(at, moment)}</small>
            {clockText(at, moment)}
          </h3>
          <QueueLine visit={visit} isFresh={page.isFresh} />
          <VisitFacts isDated visit={visit} choices={{ services, offices }} />
          {page.isFresh && <FeePart visit={visit} />}
          {isUsable && <PapersToBring services={services} />}
        </div>
        {isUsable && code !== null && (
          <div className={styles.stub}>
            <p className="note">{t('appointments:pass.show')}</p>
            <p className={styles.number}>{code}</p>
            <QrCode text={code} label={t('appointments:pass.qr', { code })} />
            <p className="note">{t('appointments:pass.offline')}</p>
          </div>
        )}
      </article>
      {isUsable && code !== null && <Keeping own={own} />}
      {(isToCome || isToChoose) && <Changing own={own} page={page} presenter={presenter} />}
    </>
  );
}

function Keeping({ own }: Pick<PassProps, 'own'>) {
  const { t } = useSpeech();
  const { save, isFailed, isMaking } = usePaper(own);
  return (
    <>
      <p className="actions">
        {own.visit.calendar !== null && (
          <Button onClick={() => saveCalendar(own.visit)}>{t('appointments:pass.calendar')}</Button>
        )}
        <Button look="outline" icon="download" busy={isMaking} onClick={() => void save()}>
          {t('appointments:pass.pdf')}
        </Button>
      </p>
      {isFailed && (
        <Notice tone="error" live="polite">
          <p>{t('appointments:pass.pdfFailed')}</p>
        </Notice>
      )}
    </>
  );
}

/** Another day, or no day: both ask once more. */
function Changing({ own, page: { asked, isSending }, presenter }: PassProps) {
  const { t } = useSpeech();
  const key = own.visit.id;
  if (asked?.kind === 'giveBack' && asked.key === key)
    return (
      <Notice
        tone="warning"
        live="assertive"
        actions={
          <div className="actions">
            <Button size="short" busy={isSending} onClick={() => void presenter.change()}>
              {t('appointments:back.confirm')}
            </Button>
            <Button look="text" size="short" onClick={() => presenter.askFor(null)}>
              {t('appointments:back.keep')}
            </Button>
          </div>
        }
      >
        <p>{t('appointments:back.sure')}</p>
      </Notice>
    );
  return (
    <div className={styles.half}>
      <div className={styles.box}>
        <h3 className="small-title">{t('appointments:move.question')}</h3>
        <p>{t('appointments:move.promise')}</p>
        <p>
          <Button look="outline" size="short" icon="repeat" onClick={() => void presenter.move(own)}>
            {t('appointments:move.begin')}
          </Button>
        </p>
      </div>
      <div className={styles.box}>
        <h3 className="small-title">{t('appointments:back.question')}</h3>
        <p>{t('appointments:back.promise')}</p>
        <p>
          <Button look="outline" size="short" onClick={() => presenter.askFor({ kind: 'giveBack', key })}>
            {t('appointments:back.begin')}
          </Button>
        </p>
      </div>
    </div>
  );
}
