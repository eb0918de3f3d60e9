import { use, useEffect, useMemo } from 'react';
import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { PlaceCard } from '../../waiting/place-card.tsx';
import { useFailureText } from '../reservation-failed.tsx';
import type { ReservationsPresenter } from '../presenter.ts';
import type { OpenVenue, Reserving } from '../state.ts';
import { firstTimeOf } from '../times/alternatives.ts';
import { lengthText, moneyText } from '../words.ts';
import { JoinVenueForm } from './join-venue-form.tsx';
import { venueWaitingPresenter, type VenueWaitingPresenter } from './venue-waiting-presenter.ts';
import { failureOfLists, type VenueWaitingPage } from './venue-waiting-state.ts';
import rows from '../reservations.module.css';
import styles from '../../waiting/waiting.module.css';

interface PartProps {
  readonly open: OpenVenue;
  readonly entry: Reserving;
  readonly adopt: ReservationsPresenter['adopt'];
}

const betweenLooks = 60_000;

/** The presenter of the part, which asks again each minute. */
function useVenueWaiting(): VenueWaitingPresenter {
  const { council, site } = usePlace();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const presenter = useMemo(() => venueWaitingPresenter(ports, site.timeZone), [ports, site.timeZone]);
  useEffect(() => {
    void presenter.refresh();
    const timer = setInterval(() => void presenter.refresh(), betweenLooks);
    return () => clearInterval(timer);
  }, [presenter]);
  return presenter;
}

/** The waiting list of a venue: the places of this device with what they are offered, and joining it. */
export function VenueWaitingPart({ open, entry, adopt }: PartProps) {
  const { t } = useSpeech();
  const presenter = useVenueWaiting();
  const page = useViewModel(presenter);
  const places = page.places.filter(({ venue }) => venue.id === open.venue.id);
  const waits = places.some(({ state }) => state === 'waiting' || state === 'offered');
  if (open.venue.needsApproval) return null;
  return (
    <section aria-labelledby="espera" className={rows.row}>
      <div className={rows.head}>
        <h2 id="espera" tabIndex={-1}>
          {t('waiting:title')}
        </h2>
      </div>
      <div className={rows.matter}>
        <Places {...{ places, page, presenter, adopt }} />
        {!waits && <Joining {...{ open, entry, page, presenter }} />}
      </div>
    </section>
  );
}

interface InnerProps {
  readonly page: VenueWaitingPage;
  readonly presenter: VenueWaitingPresenter;
}

/** What somebody waits for, and what they are offered of it. */
function usePlaceWords() {
  const speech = useSpeech();
  const { said } = speech;
  return ({ places, minutes, offer }: VenueWaitingAnswer) => {
    const names = places.map(({ title }) => said(title).text).join(', ');
    const cost = offer !== null && offer.total > 0 ? ` · ${moneyText(offer.total)}` : '';
    return {
      title: `${names} · ${lengthText(minutes, speech)}`,
      where: offer === null ? '' : `${said(offer.place.title).text}${cost}`,
    };
  };
}

function Places({
  places,
  page,
  presenter,
  adopt,
}: InnerProps & Pick<PartProps, 'adopt'> & { readonly places: readonly VenueWaitingAnswer[] }) {
  const { t } = useSpeech();
  const words = useFailureText();
  const wordsOf = usePlaceWords();
  const { failure, isOpen } = page;
  const ofLists = failure === null ? null : failureOfLists(failure.kind);
  return (
    <>
      {failure !== null && !isOpen && (
        <Notice tone="error" live="assertive">
          <p>{ofLists === null ? words(failure) : t(`waiting:fault.${ofLists}`)}</p>
        </Notice>
      )}
      {places.length > 0 && (
        <PlainList>
          {places.map((place) => (
            <PlaceCard
              key={place.id}
              place={place}
              {...wordsOf(place)}
              isSending={page.isSending}
              acts={{
                answer: (what) => presenter.answer(place, what, (venue, key) => void adopt({ venue, key })),
                leave: () => presenter.leave(place),
                forget: () => presenter.forget(place),
              }}
            />
          ))}
        </PlainList>
      )}
    </>
  );
}

/** The invitation and its form. */
function Joining({ open, entry, page, presenter }: InnerProps & Pick<PartProps, 'open' | 'entry'>) {
  const { t } = useSpeech();
  const isFull = firstTimeOf(open.week, entry.place) === null;
  return (
    <div className={styles.card}>
      <h3 className="small-title">{t(isFull ? 'waiting:invite.title' : 'reservations:waiting.title')}</h3>
      <p>{t('waiting:invite.text')}</p>
      {page.isOpen ? (
        <JoinVenueForm {...{ open, entry, page, presenter }} />
      ) : (
        <Button look="outline" onClick={() => presenter.open(true)}>
          {t('waiting:invite.open')}
        </Button>
      )}
    </div>
  );
}
