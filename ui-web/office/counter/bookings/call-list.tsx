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

/** Who has to be called because staff changed their appointment and they left no mail. Nothing if nobody has. */
export function CallList({ setup }: { readonly setup: CounterSetup }) {
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
  return (
    <CallRows
      id="counter-calls"
      title={t('office:calls.title', { count: items.length, n: items.length })}
      rows={items.map(rowOf)}
      busy={busy}
      note={(person) => void note(person)}
    >
      <DeskFault fault={fault} />
    </CallRows>
  );
}

/** Whom to call, and what to say. */
function useCallRow(setup: CounterSetup): (one: PersonToCallAnswer) => CallRow {
  const { t, said } = useSpeech();
  const [names, moment] = [useServiceNames(setup), useDayAndClock()];
  return ({ id: person, name, phone, from, to, toOffice, code, services, reason }) => {
    const where = said(setup.offices.find(({ id }) => id === toOffice)?.title ?? toOffice ?? '').text;
    const what =
      to === null
        ? t('office-bookings:calls.back', { at: moment(from) })
        : t('office-bookings:calls.moved', { from: moment(from), to: moment(to), where, code: code ?? '' });
    const more = [names(services), reason].filter(Boolean).join(' · ');
    return { person, name, phone, what, more, called: null };
  };
}
