import type { CallAnswer } from '#adapters/wire/call.ts';
import type { lookAtVenueCall } from '#adapters/wire/reservations/office/look-at-venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { venueHref } from '../venues/venue-href.ts';
import { LookFrame } from './look-frame.tsx';
import { LookedDay } from './looked-day.tsx';
import styles from './openings.module.css';
import { useDraftLook } from './use-draft-look.ts';
import { useVenueLook } from './use-venue-look.ts';

type VenueLookAnswer = CallAnswer<typeof lookAtVenueCall>;

/** What a week of a venue as it is written offers, what of it is taken, and which reservations would be outside. */
export function VenueWeek({
  document: { id, shown },
}: {
  readonly document: Pick<OpenDocument, 'id' | 'shown'>;
}) {
  const look = useDraftLook(shown, useVenueLook(id));
  return (
    <LookFrame look={look} unreadable="reservationRefused">
      {({ drafted, published, outside }) => (
        <>
          <div className={styles.week}>
            <ul role="list">
              {drafted.map((day, nth) => (
                <LookedDay key={day.day} day={day} before={published?.[nth] ?? null}>
                  <TakenOfDay day={day} />
                </LookedDay>
              ))}
            </ul>
          </div>
          <OutsideReservations id={id} outside={outside} />
        </>
      )}
    </LookFrame>
  );
}

function TakenOfDay({
  day: { reserved, events, hours },
}: {
  readonly day: VenueLookAnswer['drafted'][number];
}) {
  const { t } = useSpeech();
  return (
    <>
      {(hours.length > 0 || reserved > 0) && (
        <small>{t('office-openings:venue.reserved', { count: reserved })}</small>
      )}
      {events.map((reason) => (
        <small key={reason}>{t('office-openings:venue.event', { reason })}</small>
      ))}
    </>
  );
}

interface OutsideProps {
  readonly id: string;
  readonly outside: VenueLookAnswer['outside'];
}

const mostNamed = 6;

/** The reservations that a venue as it is written could not give any more, and how they are displaced. */
function OutsideReservations({ id, outside }: OutsideProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (outside.length === 0) return <p>{t('office-openings:venue.none')}</p>;
  const more = outside.length - mostNamed;
  return (
    <div className={styles.outside} role="status">
      <p>
        <b>{t('office-openings:venue.title', { count: outside.length })}</b>
      </p>
      <ul>
        {outside.slice(0, mostNamed).map(({ at, place, why }) => (
          <li key={`${at} ${place}`}>
            {moment(at)}: {t(`office-openings:venue.why.${why}`)}
          </li>
        ))}
        {more > 0 && <li>{t('office-openings:stranded.more', { count: more })}</li>}
      </ul>
      <p>{t('office-openings:venue.lead')}</p>
      <p>
        <OfficeLink href={venueHref(id, 'actos')}>{t('office-openings:venue.go')}</OfficeLink>
      </p>
    </div>
  );
}
