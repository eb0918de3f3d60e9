import type { WaitingMembers } from '#adapters/wire/waiting/waiting-members.ts';
import { formatClock, formatDay, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './waiting.module.css';

/** What is done with a place on a waiting list. */
export interface PlaceActs {
  readonly answer: (what: 'take' | 'letGo') => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly forget: () => void;
}

interface CardProps {
  readonly place: WaitingMembers & {
    readonly offer: { readonly at: string; readonly until: string } | null;
  };
  /** What is waited for. */
  readonly title: string;
  /** Where the offered time is, and what it costs if that was said before. */
  readonly where: string;
  readonly isSending: boolean;
  readonly acts: PlaceActs;
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
export function PlaceCard({ place, title, where, isSending, acts }: CardProps) {
  const { t } = useSpeech();
  const { state, offer } = place;
  const isWaiting = state === 'waiting' || state === 'offered';
  return (
    <li className={styles.card}>
      <h3 className="small-title">{title}</h3>
      {offer !== null && <Offer {...{ offer, where, isSending, acts }} />}
      {isWaiting ? <Waiting place={place} /> : <p>{t(`waiting:state.${state}`)}</p>}
      <History place={place} />
      <p>
        {isWaiting ? (
          <Button look="text" size="short" busy={isSending} onClick={() => void acts.leave()}>
            {t('waiting:leave')}
          </Button>
        ) : (
          <Button look="text" size="short" onClick={acts.forget}>
            {t('waiting:forget')}
          </Button>
        )}
      </p>
    </li>
  );
}

interface OfferProps extends Pick<CardProps, 'where' | 'isSending' | 'acts'> {
  readonly offer: NonNullable<CardProps['place']['offer']>;
}

function Offer({ offer, where, isSending, acts }: OfferProps) {
  const { t } = useSpeech();
  const when = useWhen();
  const press = (what: 'take' | 'letGo') => () => void acts.answer(what);
  return (
    <Notice
      tone="ok"
      live="polite"
      actions={
        <div className={styles.actions}>
          <Button busy={isSending} onClick={press('take')}>
            {t('waiting:offer.take')}
          </Button>
          <Button look="outline" busy={isSending} onClick={press('letGo')}>
            {t('waiting:offer.letGo')}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{t('waiting:offer.title')}</strong>
      </p>
      <p>
        {when(offer.at)} · {where}
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
