import { useCallback, useState } from 'react';
import { forgiveStrikeCall } from '#adapters/wire/reservations/office/forgive-strike.ts';
import { listStrikesCall } from '#adapters/wire/reservations/office/list-strikes.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { ReasonForm } from '../reason-form.tsx';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { AnsweredPart } from './asked-part.tsx';

/** Those who did not come: what follows from it, and what is forgiven. */
export function VenueStrikes({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const words = useVenueWords(venue);
  const ask = useCallback(() => call(listStrikesCall, { realm, id: venue.id }), [call, realm, venue.id]);
  const [answer, again] = useAnswer(ask);
  const deed = useDeed();
  const forgive = async (reservation: string, reason: string) => {
    await deed.act(
      () => call(forgiveStrikeCall, { realm, id: venue.id, body: { reservation, reason } }),
      () => t('office-venues:forgive.done'),
    );
    again();
  };
  return (
    <section className={styles.section} aria-labelledby="faltas">
      <h2 id="faltas">{t('office-venues:strikes.title')}</h2>
      {venue.strikes !== null && (
        <p className="note">
          {t('office-venues:strikes.rule', {
            most: venue.strikes.most,
            within: venue.strikes.withinDays,
            blocked: venue.strikes.blockedDays,
          })}
        </p>
      )}
      <ToldNotice told={deed.told} />
      <AnsweredPart answer={answer} again={again}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('office-venues:strikes.none')} />
          ) : (
            <ul role="list" className={styles.rows}>
              {items.map(({ holder, count, blockedUntil, missed }) => (
                <li key={holder} className={blockedUntil === null ? undefined : styles.waits}>
                  <b>{t('office-venues:strikes.person', { mark: words.short(holder) })}</b>
                  <span>
                    {blockedUntil === null
                      ? t('office-venues:strikes.count', { count })
                      : t('office-venues:strikes.blocked', { day: words.day(blockedUntil) })}
                  </span>
                  <ul role="list" className={styles.rows}>
                    {missed.map((one) => (
                      <Missed key={one.name} {...{ venue, one, forgive }} isBusy={deed.isBusy} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )
        }
      </AnsweredPart>
    </section>
  );
}

interface MissedProps {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
  readonly isBusy: boolean;
  readonly forgive: (reservation: string, reason: string) => Promise<void>;
}

function Missed({ venue, one, isBusy, forgive }: MissedProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const [isOpen, open] = useState(false);
  const when = `${words.place(one.place)}, ${words.when(one)}`;
  return (
    <li>
      <span>{when}</span>
      {one.forgiven !== null && <small>{t('office-venues:forgiven', { reason: one.forgiven })}</small>}
      {one.forgiven === null && !isOpen && (
        <div>
          <OfficeButton
            look="text"
            aria-label={`${t('office-venues:deed.forgive')}: ${when}`}
            onClick={() => open(true)}
          >
            {t('office-venues:deed.forgive')}
          </OfficeButton>
        </div>
      )}
      {one.forgiven === null && isOpen && (
        <ReasonForm
          label={t('office-venues:forgive.why')}
          button={t('office-venues:deed.forgive')}
          isBusy={isBusy}
          send={(reason) => void forgive(one.name, reason)}
          close={() => open(false)}
        />
      )}
    </li>
  );
}
