import type { AppointmentsPage, BookerEntry, ChosenAppointment, OwnAppointment } from './state.ts';

/** A form in which nothing is written. */
export const emptyBooker: BookerEntry = {
  name: '',
  identity: '',
  birthDay: '',
  email: '',
  mailCode: '',
  isReminded: false,
};

/** Nothing is chosen. */
export const nothingChosen: ChosenAppointment = {
  services: [],
  people: 1,
  office: null,
  day: null,
  from: null,
};

/** What was written before the page was loaded again. */
export function entryIn(written: unknown): BookerEntry {
  const found = (written ?? {}) as Readonly<Record<string, unknown>>;
  const textOf = (name: Exclude<keyof BookerEntry, 'isReminded'>) => {
    const text = found[name];
    return typeof text === 'string' ? text : '';
  };
  return {
    name: textOf('name'),
    identity: textOf('identity'),
    birthDay: textOf('birthDay'),
    email: textOf('email'),
    mailCode: textOf('mailCode'),
    isReminded: found['isReminded'] === true,
  };
}

/** The page before anything has come: with what the device has kept. */
export const firstAppointmentsPage = (
  own: readonly OwnAppointment[],
  entry: BookerEntry,
): AppointmentsPage => ({
  choices: { kind: 'waiting' },
  step: 'service',
  hasGone: false,
  chosen: nothingChosen,
  times: { kind: 'waiting' },
  held: null,
  entry,
  mailedTo: null,
  failure: null,
  isSending: false,
  isWorking: false,
  proving: null,
  own,
  isFresh: false,
  opened: null,
  isUnkept: false,
  moving: null,
  asked: null,
  done: null,
});
