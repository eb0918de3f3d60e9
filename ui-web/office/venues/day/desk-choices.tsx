import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { allowedLengths } from '#domain/reservations/reservation-rules.ts';
import { type DeskMoney, deskMoneys } from '#domain/reservations/reservation.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useVenueWords } from '../use-venue-words.ts';

/** What somebody at the desk wants. */
export interface WantedAtDesk {
  readonly place: string;
  readonly start: string;
  /** The minutes of what is left of an hour that has begun; null: every length of the venue. */
  readonly lengths: readonly number[] | null;
}

interface WhoProps {
  readonly venue: VenueAnswer;
  readonly wanted: WantedAtDesk;
  readonly people: string;
  readonly setPeople: (people: string) => void;
  readonly minutes: number;
  readonly setMinutes: (minutes: number) => void;
}

/** By which price, and for how long. */
export function WhoAndHowLong({ venue, wanted, people, setPeople, minutes, setMinutes }: WhoProps) {
  const { t, said } = useSpeech();
  const { clock } = useVenueWords(venue);
  const lengthText = (count: number) => {
    const until = clock(new Date(Date.parse(wanted.start) + count * 60_000).toISOString());
    return t('office-venues:reserve.length', { minutes: t('office-venues:minutes', { count }), until });
  };
  return (
    <>
      <SelectField
        label={t('office-venues:reserve.people')}
        width="100%"
        value={people}
        onChange={setPeople}
        options={venue.people.map((one) => ({ value: one.id, text: said(one.title).text }))}
      />
      <SelectField
        label={t('office-venues:reserve.minutes')}
        width="100%"
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
        options={(wanted.lengths ?? allowedLengths(venue.rules)).map((one) => ({
          value: String(one),
          text: lengthText(one),
        }))}
      />
    </>
  );
}

interface PaidProps {
  readonly by: DeskMoney;
  readonly setBy: (by: DeskMoney) => void;
}

/** How it is paid: the accounts of the day are compared with the cash box and the card reader. */
export function HowPaid({ by, setBy }: PaidProps) {
  const { t } = useSpeech();
  return (
    <SelectField
      label={t('office-venues:reserve.by')}
      width="100%"
      value={by}
      onChange={(value) => setBy(deskMoneys.find((one) => one === value) ?? 'cash')}
      options={deskMoneys.map((one) => ({ value: one, text: t(`office-venues:reserve.money.${one}`) }))}
    />
  );
}
