import { useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { decideReservationCall } from '#adapters/wire/reservations/office/decide-reservation.ts';
import { listVenueRequestsCall } from '#adapters/wire/reservations/office/list-venue-requests.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
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

type Waiting = CallAnswer<typeof listVenueRequestsCall>['items'][number];

/** What was asked of staff for a hall, with what is in its way, to be approved or refused. */
export function VenueRequests({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(
    () => call(listVenueRequestsCall, { realm, id: venue.id }),
    [call, realm, venue.id],
  );
  const [answer, again] = useAnswer(ask);
  const deed = useDeed();
  const decide = async (name: string, isApproved: boolean, reason: string) => {
    await deed.act(
      () =>
        call(decideReservationCall, {
          realm,
          id: venue.id,
          body: { reservation: name, isApproved, reason },
        }),
      ({ state }) => t(`office-venues:decided.${isApproved ? state : 'refused'}`),
    );
    again();
  };
  return (
    <section className={styles.section} aria-labelledby="solicitudes">
      <h2 id="solicitudes">{t('office-venues:requests.title')}</h2>
      <ToldNotice told={deed.told} />
      <AnsweredPart answer={answer} again={again}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('office-venues:requests.none')} />
          ) : (
            <ul role="list" className={styles.rows}>
              {items.map((one) => (
                <Request key={one.asked.name} {...{ venue, one, decide }} isBusy={deed.isBusy} />
              ))}
            </ul>
          )
        }
      </AnsweredPart>
    </section>
  );
}

interface RequestProps {
  readonly venue: VenueAnswer;
  readonly one: Waiting;
  readonly isBusy: boolean;
  readonly decide: (name: string, isApproved: boolean, reason: string) => Promise<void>;
}

/** Whether somebody has the place already: then it cannot be approved. */
const isTaken = ({ others, events }: Waiting): boolean =>
  events.length > 0 || others.some(({ state }) => state !== 'requested');

function Request({ venue, one, isBusy, decide }: RequestProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const [isRefusing, refuse] = useState(false);
  const { asked } = one;
  return (
    <li className={styles.waits}>
      <b>{words.when(asked)}</b>
      <span>
        {words.place(asked.place)} · {words.who(asked)}
      </span>
      {asked.purpose !== '' && <span>«{asked.purpose}»</span>}
      <small>
        {t('office-venues:requests.price', {
          price: words.money(asked.total - asked.deposit),
          deposit: words.money(asked.deposit),
        })}
      </small>
      <Conflicts venue={venue} one={one} />
      {isRefusing ? (
        <ReasonForm
          label={t('office-venues:requests.why')}
          hint={t('office-venues:requests.whyHint')}
          button={t('office-venues:requests.refuse')}
          isBusy={isBusy}
          send={(reason) => void decide(asked.name, false, reason)}
          close={() => refuse(false)}
        />
      ) : (
        <div className={votes.acts}>
          {!isTaken(one) && (
            <OfficeButton busy={isBusy} onClick={() => void decide(asked.name, true, '')}>
              {t('office-venues:requests.approve')}
            </OfficeButton>
          )}
          <OfficeButton look="outline" onClick={() => refuse(true)}>
            {t('office-venues:requests.refuse')}
          </OfficeButton>
        </div>
      )}
    </li>
  );
}

/** What is in the way of a request, before anybody decides. */
function Conflicts({ venue, one }: Pick<RequestProps, 'venue' | 'one'>) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  if (one.others.length + one.events.length === 0) return <small>{t('office-venues:requests.free')}</small>;
  return (
    <div className={votes.warning}>
      <p>{t(`office-venues:requests.${isTaken(one) ? 'taken' : 'alsoAsked'}`)}</p>
      <ul role="list">
        {one.events.map((event) => (
          <li key={event.id}>
            {words.span(event)} · {event.reason}
          </li>
        ))}
        {one.others.map((other) => (
          <li key={other.name}>
            {words.when(other)} · {words.place(other.place)} · {other.purpose || words.who(other)} ·{' '}
            {t(`office-venues:state.${other.state}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
