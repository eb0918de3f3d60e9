import { useEffect, useRef } from 'react';
import { capital } from '#application/text/capital.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PictureOrWall, withoutWords } from '#ui-web/components/tile/picture-or-wall.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { FavouriteButton } from '#ui-web/screens/pocket/favourites/favourite-button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BookingPart } from './booking/booking-part.tsx';
import { OwnReservations } from './own/own-part.tsx';
import type { ReservationsPresenter } from './presenter.ts';
import { SeasonPart } from './season/season-part.tsx';
import type { OpenVenue, ReservationsPage } from './state.ts';
import { TimesPart } from './times/times-part.tsx';
import { VenueWaitingPart } from './waiting/venue-waiting-part.tsx';
import { VenueRules } from './venue-rules.tsx';
import { lengthText, momentDay, clockAt, spanText } from './words.ts';
import styles from './reservations.module.css';

interface VenueProps {
  readonly open: OpenVenue;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** A venue: its times, then who reserves the chosen one, then what this device has, then the clubs. */
export function VenuePage({ open, page, presenter }: VenueProps) {
  const { t } = useSpeech();
  const { entry } = page;
  const times = useSoughtTimes(page, presenter);
  return (
    <div className="wrap">
      <VenueTop open={open} />
      <section className={styles.row} aria-labelledby="cuando">
        <div className={styles.head}>
          <h2 id="cuando" ref={times} tabIndex={-1}>
            {t(entry.moving === null ? 'reservations:times.title' : 'reservations:moving.title')}
          </h2>
        </div>
        <div className={styles.matter}>
          <Moving page={page} presenter={presenter} />
          <TimesPart open={open} page={page} presenter={presenter} />
        </div>
      </section>
      {entry.start !== null && <Chosen open={open} page={page} presenter={presenter} start={entry.start} />}
      <OwnReservations page={page} presenter={presenter} />
      <VenueWaitingPart open={open} entry={entry} adopt={presenter.adopt} />
      <SeasonPart venue={open.venue} />
    </div>
  );
}

/** The title of the times, which takes the focus when another hour was asked for. */
function useSoughtTimes({ seeksTimes }: ReservationsPage, { foundTimes }: ReservationsPresenter) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!seeksTimes) return;
    title.current?.focus();
    foundTimes();
  }, [seeksTimes, foundTimes]);
  return title;
}

function VenueTop({ open: { venue } }: Pick<VenueProps, 'open'>) {
  const { t, said } = useSpeech();
  const summary = said(venue.summary);
  return (
    <>
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/reservas', text: t('reservations:title') },
        ]}
      />
      <div className={styles.top}>
        <div className="page-top">
          <ScreenTitle of={said(venue.title)} />
          <p className="lead" lang={langOf(summary)}>
            {summary.text}
          </p>
          <VenueRules venue={venue} />
          <FavouriteButton title={said(venue.title).text} />
        </div>
        <VenuePicture venue={venue} />
      </div>
    </>
  );
}

const VenuePicture = ({ venue: { id, image } }: Pick<OpenVenue, 'venue'>) => (
  <div className={styles.topPicture}>
    <PictureOrWall picture={withoutWords(image)} identifier={id} format="card" />
  </div>
);

/** Which reservation another hour is chosen for. */
function Moving({ page, presenter }: Omit<VenueProps, 'open'>) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const { entry, own } = page;
  const moved = own.find(({ id }) => id === entry.moving);
  if (moved === undefined) return null;
  return (
    <Notice tone="info">
      <p>
        {t(moved.state === 'displaced' ? 'reservations:moving.displaced' : 'reservations:moving.choose', {
          place: said(moved.place.title).text,
          day: momentDay(moved.start, timeZone, speech),
          span: spanText(moved.start, moved.end, timeZone, speech),
        })}
      </p>
      <p>
        <Button look="text" size="short" onClick={() => presenter.write({ moving: null, start: null })}>
          {t('reservations:moving.keep')}
        </Button>
      </p>
    </Notice>
  );
}

interface ChosenProps extends VenueProps {
  readonly start: string;
}

/** The time that is chosen, and who reserves it. */
function Chosen({ open, page, presenter, start }: ChosenProps) {
  const speech = useSpeech();
  const { t, said, language } = speech;
  const { timeZone } = usePlace().site;
  const { entry } = page;
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that opens with a time that was chosen before does not move.
    const opened = isFirst.current && document.activeElement?.closest('#times') === null;
    isFirst.current = false;
    if (!opened) title.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again for each time that is chosen
  }, [start, entry.place]);
  const place = open.venue.places.find(({ id }) => id === entry.place);
  return (
    <section className={styles.row} aria-labelledby="elegida">
      <div className={styles.head}>
        <h2 id="elegida" ref={title} tabIndex={-1}>
          {t('reservations:chosen.title', {
            day: capital(formatWeekday(dayAt(Date.parse(start), timeZone), language)),
            time: clockAt(start, timeZone, speech),
          })}
        </h2>
        <p>
          {said(place?.title).text}, {lengthText(entry.minutes, speech)}.{' '}
          <a href="#cuando">{t('reservations:chosen.change')}</a>
        </p>
      </div>
      <div className={styles.matter}>
        <BookingPart open={open} page={page} presenter={presenter} start={start} />
      </div>
    </section>
  );
}
