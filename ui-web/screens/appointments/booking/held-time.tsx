import { useEffect, useState } from 'react';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { clockText, dayOfMoment } from '../view-model.ts';
import type { BookingStepProps } from './step-props.ts';
import { useVisitMoment } from './use-visit-moment.ts';

const mostExtensions = 10;
/** From here on it is said that little is left. */
const soon = 120;
/** The tiles of the ten minutes. */
const tiles = Array.from({ length: 10 }, (_, tile) => tile);

/** Seconds until a moment, counted on while the page is open. */
function useSecondsUntil(until: string | null): number {
  const { now } = usePlace().council.clock;
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - at) / 1000));
}

interface HeldProps extends Pick<BookingStepProps, 'page' | 'presenter'> {
  readonly held: OwnVisit;
}

/** The time that is held while its person writes: how long it is, more time, letting it go; and that it was let go. */
export function HeldTime({ held, page, presenter }: HeldProps) {
  const seconds = useSecondsUntil(held.until);
  const isOver = held.state !== 'held' || seconds === 0;
  useEffect(() => {
    if (isOver) void presenter.over();
  }, [isOver, presenter]);
  return isOver ? (
    <LetGo {...{ held, page, presenter }} />
  ) : (
    <Remaining {...{ held, page, presenter, seconds }} />
  );
}

function Remaining({ held, page, presenter, seconds }: HeldProps & { readonly seconds: number }) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  const minutes = Math.ceil(seconds / 60);
  const isSoon = seconds <= soon;
  const day = dayOfMoment(held.at, moment);
  return (
    <div className={classNames(styles.held, isSoon && styles.soon)} role="group" aria-labelledby="held">
      <p>
        <span id="held">{t('appointments:held.for', { day, time: clockText(held.at, moment) })}</span>
        <b aria-hidden="true">
          {t('appointments:held.time', {
            minutes: String(Math.floor(seconds / 60)),
            seconds: String(seconds % 60).padStart(2, '0'),
          })}
        </b>
        <span className="visually-hidden" role="timer" aria-live={isSoon ? 'assertive' : 'off'}>
          {t('appointments:held.spoken', { count: minutes, n: String(minutes) })}
        </span>
        {isSoon && <small>{t('appointments:held.soon')}</small>}
      </p>
      <div className="actions">
        {held.extended < mostExtensions && (
          <Button
            look={isSoon ? 'primary' : 'outline'}
            size="short"
            busy={page.isSending}
            onClick={() => void presenter.extend()}
          >
            {t('appointments:held.more')}
          </Button>
        )}
        <Button look="text" size="short" onClick={() => void presenter.leave()}>
          {t('appointments:held.leave')}
        </Button>
      </div>
      <div className={styles.tiles} aria-hidden="true">
        {tiles.map((tile) => (
          <i key={tile} className={tile < minutes ? styles.left : undefined} />
        ))}
      </div>
    </div>
  );
}

function LetGo({ held, page, presenter }: HeldProps) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  const time = clockText(held.at, moment);
  return (
    <Notice
      tone="warning"
      live="assertive"
      actions={
        <div className="actions">
          <Button
            size="short"
            busy={page.isSending}
            onClick={() => void presenter.hold(held.office, held.at)}
          >
            {t('appointments:held.again', { time })}
          </Button>
          <Button look="outline" size="short" onClick={() => void presenter.leave()}>
            {t('appointments:held.other')}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{t('appointments:held.over', { time })}</strong> {t('appointments:held.overNote')}
      </p>
    </Notice>
  );
}
