import { type FormEvent, useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { findStrikesCall } from '#adapters/wire/reservations/office/find-strikes.ts';
import { forgiveStrikeCall } from '#adapters/wire/reservations/office/forgive-strike.ts';
import { listStrikesCall } from '#adapters/wire/reservations/office/list-strikes.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { ReasonForm } from '../reason-form.tsx';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { AnsweredPart } from './asked-part.tsx';

type Person = CallAnswer<typeof listStrikesCall>['items'][number];

/** Those who did not come: what follows from it, and what is forgiven. */
export function VenueStrikes({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(() => call(listStrikesCall, { realm, id: venue.id }), [call, realm, venue.id]);
  const [answer, again] = useAnswer(ask);
  const deed = useDeed();
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const find = (identity: string) =>
    deed.act(
      () => call(findStrikesCall, { realm, id: venue.id, body: { identity } }),
      ({ items }) => {
        setFound(items);
        return null;
      },
    );
  const forgive = async (reservation: string, reason: string) => {
    await deed.act(
      () => call(forgiveStrikeCall, { realm, id: venue.id, body: { reservation, reason } }),
      () => t('office-venues:forgive.done'),
    );
    setFound(null);
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
      <FindPerson isBusy={deed.isBusy} find={(identity) => void find(identity)} />
      <ToldNotice told={deed.told} />
      {found === null ? (
        <AnsweredPart answer={answer} again={again}>
          {({ items }) => <People {...{ venue, forgive }} people={items} isBusy={deed.isBusy} />}
        </AnsweredPart>
      ) : (
        <>
          <p role="status">
            {t('office-venues:strikes.found', { count: found.length })}{' '}
            <OfficeButton look="text" onClick={() => setFound(null)}>
              {t('office-venues:strikes.all')}
            </OfficeButton>
          </p>
          {found.length > 0 && <People {...{ venue, forgive }} people={found} isBusy={deed.isBusy} />}
        </>
      )}
    </section>
  );
}

/** The number of the document of who stands at the desk; it is in no list. */
function FindPerson({
  isBusy,
  find,
}: {
  readonly isBusy: boolean;
  readonly find: (identity: string) => void;
}) {
  const { t } = useSpeech();
  const [identity, setIdentity] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (identity.trim() === '') return;
    find(identity.trim());
    setIdentity('');
  };
  return (
    <form className={votes.acts} noValidate autoComplete="off" onSubmit={send}>
      <TextField
        label={t('office-venues:reserve.identity')}
        hint={t('office-venues:reserve.identityHint')}
        value={identity}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={setIdentity}
      />
      <OfficeButton type="submit" look="outline" busy={isBusy}>
        {t('office-venues:strikes.find')}
      </OfficeButton>
    </form>
  );
}

interface PeopleProps extends Pick<MissedProps, 'venue' | 'forgive' | 'isBusy'> {
  readonly people: readonly Person[];
}

function People({ venue, people, forgive, isBusy }: PeopleProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  if (people.length === 0) return <EmptyState title={t('office-venues:strikes.none')} />;
  return (
    <ul role="list" className={styles.rows}>
      {people.map(({ holder, count, blockedUntil, missed }) => (
        <li key={holder} className={blockedUntil === null ? undefined : styles.waits}>
          <b>{t('office-venues:strikes.person', { mark: words.short(holder) })}</b>
          <span>
            {blockedUntil === null
              ? t('office-venues:strikes.count', { count })
              : t('office-venues:strikes.blocked', { day: words.day(blockedUntil) })}
          </span>
          <ul role="list" className={styles.rows}>
            {missed.map((one) => (
              <Missed key={one.name} {...{ venue, one, forgive, isBusy }} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
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
