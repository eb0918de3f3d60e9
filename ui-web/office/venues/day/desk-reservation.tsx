import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { reserveAtDeskCall } from '#adapters/wire/reservations/office/reserve-at-desk.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import type { DeskMoney } from '#domain/reservations/reservation.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { priceAtDesk } from './price-at-desk.ts';
import { HowPaid, type WantedAtDesk, WhoAndHowLong } from './desk-choices.tsx';
import { DeskPrice } from './desk-price.tsx';

const LateSlip = lazy(async () => ({ default: (await import('../slip/desk-slip.tsx')).DeskSlip }));

type MadeAtDesk = OwnReservationAnswer & { readonly by: DeskMoney };

const slipOf = ({ place, start, end, total, letters, code = null, by }: MadeAtDesk) => ({
  place: place.id,
  start,
  end,
  total,
  letters,
  code,
  paid: total > 0 ? by : null,
});

interface ReserveProps {
  readonly venue: VenueAnswer;
  readonly wanted: WantedAtDesk;
  readonly close: () => void;
}

/** Reserves a place for a person at the desk: who they are, how long, the price, and the letters with which they come in. */
export function DeskReservation({ venue, wanted, close }: ReserveProps) {
  const { t } = useSpeech();
  const [made, setMade] = useState<MadeAtDesk | null>(null);
  const words = useVenueWords(venue);
  const title = t('office-venues:reserve.title', {
    place: words.place(wanted.place),
    day: words.day(wanted.start),
    hour: words.clock(wanted.start),
  });
  return made === null ? (
    <ReserveForm title={title} venue={venue} wanted={wanted} close={close} made={setMade} />
  ) : (
    <DialogFrame
      open
      title={t(`office-venues:reserve.${made.state === 'requested' ? 'asked' : 'done'}`)}
      onClose={close}
      footer={
        <OfficeButton data-autofocus="" onClick={close}>
          {t('office-venues:reserve.ready')}
        </OfficeButton>
      }
    >
      <div className={styles.dialog}>
        <p>{title}</p>
        {made.state === 'booked' && made.total > 0 && (
          <p>{t(`office-venues:reserve.collect.${made.by}`, { amount: words.money(made.total) })}</p>
        )}
        {made.letters !== null && (
          <>
            <p>{t('office-venues:reserve.letters')}</p>
            <p className={styles.letters} translate="no">
              {made.letters.replace(/^(.{4})/u, '$1-')}
            </p>
            <Suspense fallback={null}>
              <LateSlip venue={venue} matter={slipOf(made)} />
            </Suspense>
          </>
        )}
      </div>
    </DialogFrame>
  );
}

interface FormProps extends ReserveProps {
  readonly title: string;
  readonly made: (own: MadeAtDesk) => void;
}

function useDesk({ venue, wanted, made }: FormProps) {
  const { council, town } = useOffice();
  const deed = useDeed();
  const [key] = useState(council.newKey);
  const [people, setPeople] = useState(venue.people[0]?.id ?? '');
  const [minutes, setMinutes] = useState(wanted.lengths?.[0] ?? venue.rules.shortest);
  const [by, setBy] = useState<DeskMoney>('cash');
  const { place, start } = wanted;
  const asked = { place, start, people, minutes };
  const price = priceAtDesk(venue, town.timeZone, { ...asked, start: Date.parse(start) });
  const send = (identity: string, purpose: string) =>
    deed.act(
      () =>
        council.call(reserveAtDeskCall, {
          realm: council.realm,
          id: venue.id,
          // A change of what is wanted is another reservation: its key must not be that of the first try.
          body: { ...asked, key: `${key}-${people}-${minutes}`.slice(0, 64), identity, purpose, by },
        }),
      (own) => {
        made({ ...own, by });
        return null;
      },
    );
  return { ...deed, people, setPeople, minutes, setMinutes, by, setBy, price, send };
}

function ReserveForm(props: FormProps) {
  const { title, venue, wanted, close } = props;
  const { t } = useSpeech();
  const form = useId();
  const { isBusy, told, people, setPeople, minutes, setMinutes, by, setBy, price, send } = useDesk(props);
  const [identity, setIdentity] = useState('');
  const [purpose, setPurpose] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(identity, purpose);
  };
  return (
    <DialogFrame
      open
      title={title}
      onClose={close}
      footer={
        <>
          <OfficeButton type="submit" form={form} busy={isBusy}>
            {t('office-venues:reserve.send')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-venues:cancel')}
          </OfficeButton>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate autoComplete="off" onSubmit={submit}>
        <ToldNotice told={told} />
        <TextField
          label={t('office-venues:reserve.identity')}
          hint={t('office-venues:reserve.identityHint')}
          value={identity}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          data-autofocus=""
          onChange={setIdentity}
        />
        <WhoAndHowLong {...{ venue, wanted, people, setPeople, minutes, setMinutes }} />
        {venue.needsApproval && (
          <TextField
            label={t('office-venues:reserve.purpose')}
            value={purpose}
            multiline={2}
            maxLength={500}
            onChange={setPurpose}
          />
        )}
        <DeskPrice price={price} />
        {price !== null && price.length > 0 && !venue.needsApproval && <HowPaid by={by} setBy={setBy} />}
      </form>
    </DialogFrame>
  );
}
