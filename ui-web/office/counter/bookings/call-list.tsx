import { useCallback, useState } from 'react';
import { listPeopleToCallCall } from '#adapters/wire/appointments/desk/list-people-to-call.ts';
import { noteCalledCall } from '#adapters/wire/appointments/desk/note-called.ts';
import type { PersonToCallAnswer } from '#adapters/wire/appointments/desk/person-to-call.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type CallRow, CallRows } from '../../parts/call-rows.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { type CounterSetup, useServiceNames } from '../counter-names.ts';
import { DeskFault } from './desk-fault.tsx';
import { useDayAndClock } from './time-chips.tsx';
import { faultOfDesk } from './use-booking.ts';
import type { BookingFault } from './booking-draft.ts';

interface CallListProps {
  readonly setup: CounterSetup;
  /** The office whose people come first. */
  readonly office: string;
}

/**
 * Who has to be called because staff changed their appointment and they left no mail: those of the office, whom Hoy counts, and
 * below them those of the others. Nothing if nobody has.
 */
export function CallList({ setup, office }: CallListProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(listPeopleToCallCall, { realm: council.realm }), [council]);
  const [answer, again] = useAnswer(ask);
  const [fault, setFault] = useState<BookingFault | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const items = answer === null || isLeft(answer) ? [] : answer.right.items;
  const note = async (person: string) => {
    setBusy(person);
    const done = await council.call(noteCalledCall, { realm: council.realm, body: { person } });
    setBusy(null);
    setFault(isLeft(done) ? faultOfDesk(done.left) : null);
    again();
  };
  const rowOf = useCallRow(setup);
  if (items.length === 0) return null;
  const [here = [], elsewhere = []] = [true, false].map((isHere) =>
    items.filter((one) => (placeOf(one) === office) === isHere),
  );
  const rest = { busy, note: (person: string) => void note(person) };
  return (
    <>
      <DeskFault fault={fault} />
      {here.length > 0 && (
        <CallRows
          id="counter-calls"
          title={t('office:calls.title', { count: here.length, n: here.length })}
          rows={here.map(rowOf)}
          {...rest}
        />
      )}
      {elsewhere.length > 0 && (
        <CallRows
          id="counter-calls-elsewhere"
          title={t('office-bookings:calls.elsewhere', { count: elsewhere.length, n: elsewhere.length })}
          rows={elsewhere.map(rowOf)}
          {...rest}
        />
      )}
    </>
  );
}

/** The office of an appointment: where it is now, or was. */
const placeOf = ({ office, toOffice }: PersonToCallAnswer): string => toOffice ?? office;

/** Whom to call, and what to say. */
function useCallRow(setup: CounterSetup): (one: PersonToCallAnswer) => CallRow {
  const { t, said } = useSpeech();
  const [names, moment] = [useServiceNames(setup), useDayAndClock()];
  return (one) => {
    const { id: person, name, phone, from, to, code, services, reason } = one;
    const where = said(setup.offices.find(({ id }) => id === placeOf(one))?.title ?? placeOf(one)).text;
    const what =
      to === null
        ? t('office-bookings:calls.back', { at: moment(from), where })
        : t('office-bookings:calls.moved', { from: moment(from), to: moment(to), where, code: code ?? '' });
    const more = [names(services), reason].filter(Boolean).join(' · ');
    return { person, name, phone, what, more, called: null };
  };
}
