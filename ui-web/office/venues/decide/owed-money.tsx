import { useCallback } from 'react';
import { listOwedMoneyCall } from '#adapters/wire/reservations/office/list-owed-money.ts';
import { returnOwedMoneyCall } from '#adapters/wire/reservations/office/return-owed-money.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { AnsweredPart } from './asked-part.tsx';
import { StaffRow } from './staff-row.tsx';

/** Money that should have gone back: asked of the bank anew, or handed over. */
export function OwedMoneyPart({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const words = useVenueWords(venue);
  const ask = useCallback(() => call(listOwedMoneyCall, { realm, id: venue.id }), [call, realm, venue.id]);
  const [answer, again] = useAnswer(ask);
  const deed = useDeed();
  const give = async (reservation: string, isHanded: boolean) => {
    await deed.act(
      () => call(returnOwedMoneyCall, { realm, id: venue.id, body: { reservation, isHanded } }),
      () => t(`office-venues:owed.${isHanded ? 'handed' : 'returned'}`),
    );
    again();
  };
  return (
    <section className={styles.section} aria-labelledby="devoluciones">
      <h2 id="devoluciones">{t('office-venues:owed.title')}</h2>
      <p className="note">{t('office-venues:owed.lead')}</p>
      <ToldNotice told={deed.told} />
      <AnsweredPart answer={answer} again={again}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('office-venues:owed.none')} />
          ) : (
            <ul role="list" className={styles.rows}>
              {items.map(({ reservation, what, amount, payment }) => (
                <li key={reservation.name} className={styles.waits}>
                  <StaffRow venue={venue} one={reservation} />
                  <span>{t(`office-venues:owed.what.${what}`, { amount: words.money(amount) })}</span>
                  {payment !== null && (
                    <OfficeLink href={`/gestion/pagos/${encodeURIComponent(payment)}`}>
                      {t('office-venues:owed.payment', { payment })}
                    </OfficeLink>
                  )}
                  <div className={votes.acts}>
                    {payment !== null && (
                      <OfficeButton busy={deed.isBusy} onClick={() => void give(reservation.name, false)}>
                        {t('office-venues:owed.again')}
                      </OfficeButton>
                    )}
                    <OfficeButton
                      look="outline"
                      busy={deed.isBusy}
                      onClick={() => void give(reservation.name, true)}
                    >
                      {t('office-venues:owed.hand')}
                    </OfficeButton>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </AnsweredPart>
    </section>
  );
}
