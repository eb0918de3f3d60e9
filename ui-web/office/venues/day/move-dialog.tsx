import { useCallback, useState } from 'react';
import { moveAtDeskCall } from '#adapters/wire/reservations/office/move-at-desk.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';

interface MoveProps {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
  readonly deed: ReturnType<typeof useDeed>;
  readonly again: () => void;
  readonly close: () => void;
}

/** The free hours of the week that begins with the reservation's day, or with today. */
function useFreeHours({ venue, one }: MoveProps, place: string): readonly string[] | null {
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const now = council.clock.now();
  const from = words.dayOf(new Date(Math.max(now, Date.parse(one.start))).toISOString());
  const minutes = String((Date.parse(one.end) - Date.parse(one.start)) / 60_000);
  const ask = useCallback(
    () => council.call(readVenueWeekCall, { realm: council.realm, id: venue.id, from, minutes }),
    [council, venue.id, from, minutes],
  );
  const [answer] = useAnswer(ask);
  if (answer === null || isLeft(answer)) return null;
  return answer.right.days.flatMap(({ places }) => places.find((it) => it.place === place)?.starts ?? []);
}

/** Moves a reservation to another place or hour of the same length. */
export function MoveDialog(props: MoveProps) {
  const { venue, one, deed, again, close } = props;
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const [place, setPlace] = useState(one.place);
  const [start, setStart] = useState('');
  const free = useFreeHours(props, place);
  const chosen = free?.includes(start) ? start : (free?.[0] ?? '');
  const move = async () => {
    if (chosen === '') return;
    const isDone = await deed.act(
      () =>
        council.call(moveAtDeskCall, {
          realm: council.realm,
          id: venue.id,
          body: { reservation: one.name, place, start: chosen },
        }),
      (moved) => t('office-venues:move.done', { place: words.place(moved.place), when: words.when(moved) }),
    );
    if (isDone) close();
    again();
  };
  return (
    <DialogFrame
      open
      title={t('office-venues:move.title')}
      lead={t('office-venues:return.lead', { place: words.place(one.place), when: words.when(one) })}
      onClose={close}
      footer={
        <>
          <OfficeButton busy={deed.isBusy} aria-disabled={chosen === ''} onClick={() => void move()}>
            {t('office-venues:move.yes')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-venues:cancel')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <ToldNotice told={deed.told} />
        <NewTime {...{ venue, place, setPlace, free, chosen, setStart }} />
      </div>
    </DialogFrame>
  );
}

interface NewTimeProps {
  readonly venue: VenueAnswer;
  readonly place: string;
  readonly setPlace: (place: string) => void;
  readonly free: readonly string[] | null;
  readonly chosen: string;
  readonly setStart: (start: string) => void;
}

/** Where and when it is to be instead. */
function NewTime({ venue, place, setPlace, free, chosen, setStart }: NewTimeProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  return (
    <>
      <SelectField
        label={t('office-venues:move.place')}
        value={place}
        onChange={setPlace}
        options={venue.places.map(({ id }) => ({ value: id, text: words.place(id) }))}
      />
      {free?.length === 0 ? (
        <p role="status">{t('office-venues:move.none')}</p>
      ) : (
        <SelectField
          label={t('office-venues:move.hour')}
          value={chosen}
          onChange={setStart}
          options={(free ?? []).map((at) => ({
            value: at,
            text: `${words.day(at)}, ${words.clock(at)}`,
          }))}
        />
      )}
    </>
  );
}
