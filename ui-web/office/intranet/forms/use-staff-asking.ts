import { useState } from 'react';
import type { StaffFormAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { askInternallyCall } from '#adapters/wire/intranet/request-calls.ts';
import type { InputOf } from '#adapters/wire/call.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useIntranetDeed } from '../use-intranet.ts';

/** What its fields were answered, by their names. */
export type StaffAnswers = NonNullable<InputOf<typeof askInternallyCall>['body']['answers']>;

/** What somebody writes into a form for staff beside its fields, and how it is sent. What is refused stays written. */
export function useStaffAsking({ id }: StaffFormAnswer, sent: () => void) {
  const { call, realm, newKey } = useOffice().council;
  const [key] = useState(newKey);
  const [text, write] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const { act, isBusy, told } = useIntranetDeed();
  const send = async (answers: StaffAnswers) => {
    const days = { firstDay: first === '' ? null : first, lastDay: last === '' ? null : last };
    const body = { key, form: id, text, ...days, answers };
    const isDone = await act(
      () => call(askInternallyCall, { realm, body }),
      () => null,
    );
    if (isDone) sent();
  };
  return { text, write, first, setFirst, last, setLast, isBusy, told, send };
}

/** A form for staff while it is filled in. */
export type StaffAsking = ReturnType<typeof useStaffAsking>;
