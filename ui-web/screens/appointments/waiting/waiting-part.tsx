import { useEffect, useMemo } from 'react';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { JoinForm } from './join-form.tsx';
import { PlaceCard } from '../../waiting/place-card.tsx';
import type { SoughtTimes, WaitingChoices, WaitingPage, WaitingPorts } from './waiting-state.ts';
import { waitingPresenter, type WaitingPresenter } from './waiting-presenter.ts';
import rows from '../appointments.module.css';
import styles from '../../waiting/waiting.module.css';

interface PartProps {
  readonly ports: WaitingPorts;
  readonly choices: WaitingChoices;
  /** What was looked for and not found, or what should be earlier; null: only the places of this device are shown. */
  readonly sought: SoughtTimes | null;
  /** The key of a place that the address names; null if it names none. */
  readonly placeKey: string | null;
  /** A time was taken: the key of its appointment. */
  readonly onTaken: (visit: string) => void;
}

const betweenLooks = 60_000;

/** The presenter of the part, which asks again each minute. */
function useWaiting({ ports, placeKey }: Pick<PartProps, 'ports' | 'placeKey'>): WaitingPresenter {
  const { timeZone } = usePlace().site;
  const presenter = useMemo(() => waitingPresenter(ports, timeZone), [ports, timeZone]);
  useEffect(() => {
    if (placeKey !== null) presenter.adopt(placeKey);
    void presenter.refresh();
    const timer = setInterval(() => void presenter.refresh(), betweenLooks);
    return () => clearInterval(timer);
  }, [presenter, placeKey]);
  return presenter;
}

/** The waiting list of appointments: the places of this device with what they are offered, and joining it. */
export function WaitingPart({ ports, choices, sought, placeKey, onTaken }: PartProps) {
  const { t } = useSpeech();
  const presenter = useWaiting({ ports, placeKey });
  const page = useViewModel(presenter);
  if (page.places.length === 0 && sought === null) return null;
  return (
    <section aria-labelledby="waiting-title" className={rows.row}>
      <div className={rows.head}>
        <h2 id="waiting-title">{t('waiting:title')}</h2>
      </div>
      <div className={rows.matter}>
        <Places {...{ choices, page, presenter, onTaken }} />
        {sought !== null && <Joining {...{ sought, choices, page, presenter }} />}
      </div>
    </section>
  );
}

interface InnerProps extends Pick<PartProps, 'choices'> {
  readonly page: WaitingPage;
  readonly presenter: WaitingPresenter;
}

/** What somebody waits for, and the office of what they are offered. */
function usePlaceWords({ services, offices }: WaitingChoices) {
  const { said } = useSpeech();
  return (place: WaitingPlaceAnswer) => {
    const named = services.filter(({ id }) => place.services.includes(id));
    const office = offices.find(({ id }) => id === place.offer?.office);
    return {
      title: named.map(({ title }) => said(title).text).join(' + '),
      where: office === undefined ? (place.offer?.office ?? '') : said(office.title).text,
    };
  };
}

function Places({ choices, page, presenter, onTaken }: InnerProps & Pick<PartProps, 'onTaken'>) {
  const { t } = useSpeech();
  const wordsOf = usePlaceWords(choices);
  const { places, failure, isOpen } = page;
  return (
    <>
      {failure !== null && !isOpen && (
        <Notice tone="error" live="assertive">
          <p>{t(`waiting:fault.${failure}`)}</p>
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
                answer: (what) => presenter.answer(place, what, onTaken),
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

/** The invitation and its form; none to who waits for the same already. */
function Joining({ sought, choices, page, presenter }: InnerProps & { readonly sought: SoughtTimes }) {
  const { t } = useSpeech();
  const waits = page.places.some(
    ({ state, services }) =>
      (state === 'waiting' || state === 'offered') && services.some((id) => sought.services.includes(id)),
  );
  if (waits) return null;
  return (
    <div className={styles.card}>
      <h3 className="small-title">
        {t(sought.visit === null ? 'waiting:invite.title' : 'waiting:invite.earlier')}
      </h3>
      <p>{t('waiting:invite.text')}</p>
      {sought.visit !== null && <p>{t('waiting:invite.keeps')}</p>}
      {page.isOpen ? (
        <JoinForm {...{ sought, choices, page, presenter }} />
      ) : (
        <Button look="outline" onClick={() => presenter.open(true)}>
          {t('waiting:invite.open')}
        </Button>
      )}
    </div>
  );
}
