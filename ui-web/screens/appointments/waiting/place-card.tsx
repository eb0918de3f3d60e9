import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { formatClock, formatDay, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { WaitingChoices, WaitingPage } from './waiting-state.ts';
import type { WaitingPresenter } from './waiting-presenter.ts';
import styles from './waiting.module.css';

interface CardProps {
  readonly place: WaitingPlaceAnswer;
  readonly choices: WaitingChoices;
  readonly page: WaitingPage;
  readonly presenter: WaitingPresenter;
  readonly onTaken: (visit: string) => void;
}

/** Writes a moment as the town’s clock and calendar show it. */
function useWhen(): (at: string) => string {
  const { language } = useSpeech();
  const { timeZone } = usePlace().site;
  return (text) => {
    const at = Date.parse(text);
    return `${formatWeekday(dayAt(at, timeZone), language)}, ${formatClock(at, timeZone, language)}`;
  };
}

/** A place on the waiting list: who is before, what is offered, and what has happened to it. */
export function PlaceCard({ place, choices, page, presenter, onTaken }: CardProps) {
  const { t, said } = useSpeech();
  const { services, state, offer } = place;
  const isWaiting = state === 'waiting' || state === 'offered';
  const named = choices.services.filter(({ id }) => services.includes(id));
  return (
    <li className={styles.card}>
      <h3 className="small-title">{named.map(({ title }) => said(title).text).join(' + ')}</h3>
      {offer !== null && <Offer {...{ place, offer, choices, page, presenter, onTaken }} />}
      {isWaiting ? <Waiting place={place} /> : <p>{t(`waiting:state.${state}`)}</p>}
      <History place={place} />
      <p>
        {isWaiting ? (
          <Button look="text" size="short" busy={page.isSending} onClick={() => void presenter.leave(place)}>
            {t('waiting:leave')}
          </Button>
        ) : (
          <Button look="text" size="short" onClick={() => presenter.forget(place)}>
            {t('waiting:forget')}
          </Button>
        )}
      </p>
    </li>
  );
}

interface OfferProps extends CardProps {
  readonly offer: NonNullable<WaitingPlaceAnswer['offer']>;
}

function Offer({ place, offer, choices, page, presenter, onTaken }: OfferProps) {
  const { t, said } = useSpeech();
  const when = useWhen();
  const office = choices.offices.find(({ id }) => id === offer.office);
  const press = (what: 'take' | 'letGo') => () => void presenter.answer(place, what, onTaken);
  return (
    <Notice
      tone="ok"
      live="polite"
      actions={
        <div className={styles.actions}>
          <Button busy={page.isSending} onClick={press('take')}>
            {t('waiting:offer.take')}
          </Button>
          <Button look="outline" busy={page.isSending} onClick={press('letGo')}>
            {t('waiting:offer.letGo')}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{t('waiting:offer.title')}</strong>
      </p>
      <p>
        {when(offer.at)} · {office === undefined ? offer.office : said(office.title).text}
      </p>
      <p>{t('waiting:offer.until', { until: when(offer.until) })}</p>
      <p className="note">{t('waiting:offer.note')}</p>
    </Notice>
  );
}

function Waiting({ place }: Pick<CardProps, 'place'>) {
  const { t, language } = useSpeech();
  const { ahead, lastDay, unanswered } = place;
  const count = ahead ?? 0;
  return (
    <>
      <p>
        {count === 0 ? t('waiting:ahead.none') : t('waiting:ahead.some', { count, n: formatCount(count) })}
      </p>
      <p className="note">{t('waiting:until', { day: formatDay(lastDay as CalendarDay, language) })}</p>
      {unanswered > 0 && <p>{t('waiting:unanswered')}</p>}
    </>
  );
}

function History({ place }: Pick<CardProps, 'place'>) {
  const { t } = useSpeech();
  const when = useWhen();
  return (
    <details>
      <summary>{t('waiting:history.title')}</summary>
      <PlainList>
        {place.history.map(({ act, at, start }) => (
          <li key={`${act} ${at}`}>
            <span className="note">{when(at)}.</span>{' '}
            {t(`waiting:history.${act}`, { when: start === null ? '' : when(start) })}
          </li>
        ))}
      </PlainList>
    </details>
  );
}
