import * as t from 'io-ts';
import { localizedText, nullable } from '../decode.ts';
import { askedWire } from '../requests/asked/asked-fields.ts';
import { extraValue } from '../requests/request.ts';

const text = nullable(localizedText);

/** A file of an article for staff; `uri` is where a session of staff reads it. Null: nobody knows its size. */
const staffFileWire = t.type({
  title: localizedText,
  uri: t.string,
  type: nullable(t.string),
  size: nullable(t.number),
});

/** A piece of news for staff. */
const newsWire = t.type({
  id: t.string,
  title: localizedText,
  lead: text,
  body: text,
  files: t.array(staffFileWire),
  day: nullable(t.string),
  mustRead: t.boolean,
  /** When the caller said to have read and understood it. */
  readAt: nullable(t.string),
  /** How many of those who work here have; null if nobody is asked to. */
  read: nullable(t.type({ count: t.number, of: t.number })),
});
export type StaffNewsAnswer = t.TypeOf<typeof newsWire>;

const procedureWire = t.type({
  id: t.string,
  title: localizedText,
  lead: text,
  body: text,
  files: t.array(staffFileWire),
  responsible: nullable(t.string),
  isMine: t.boolean,
  reviewed: nullable(t.string),
  due: nullable(t.string),
  state: t.keyof({ over: null, soon: null, later: null, never: null }),
  /** Days since it was due, or until it is. */
  days: t.number,
});
export type ProcedureAnswer = t.TypeOf<typeof procedureWire>;

const personWire = t.type({
  id: t.string,
  name: t.string,
  task: text,
  department: text,
  extension: nullable(t.string),
  email: nullable(t.string),
  place: text,
});
export type DirectoryAnswer = t.TypeOf<typeof personWire>;

const formWire = t.type({
  id: t.string,
  title: localizedText,
  description: text,
  approver: nullable(t.string),
  asksDays: t.boolean,
  /** Its own fields, as a mailbox has them; none: it asks for a text. */
  fields: t.array(t.unknown),
});
export type StaffFormAnswer = t.TypeOf<typeof formWire>;

/** What somebody asked for. */
export const internalRequestWire = t.type({
  id: t.string,
  form: t.string,
  from: t.string,
  text: t.string,
  firstDay: nullable(t.string),
  lastDay: nullable(t.string),
  /** What its fields asked, as they asked it, and what was answered. */
  answers: t.array(t.intersection([askedWire.type, t.type({ value: extraValue })])),
  at: t.string,
  decision: nullable(t.type({ isGranted: t.boolean, by: t.string, at: t.string, reason: t.string })),
  withdrawnAt: nullable(t.string),
});
export type InternalRequestAnswer = t.TypeOf<typeof internalRequestWire>;

/** The intranet as one person sees it. */
export const intranetWire = t.type({
  /** False: the town has closed it. Nothing new is asked for; what was asked is read and decided. */
  isOpen: t.boolean,
  name: t.string,
  day: t.string,
  /** Whether the caller may see who has not read a piece of news. */
  seesReaders: t.boolean,
  news: t.array(newsWire),
  procedures: t.array(procedureWire),
  people: t.array(personWire),
  forms: t.array(formWire),
  mine: t.array(internalRequestWire),
  toDecide: t.array(internalRequestWire),
  /** The latest that were decided of those that the caller decides about. */
  decided: t.array(internalRequestWire),
  hasRooms: t.boolean,
});
export type IntranetAnswer = t.TypeOf<typeof intranetWire>;

/** The rooms of a day, each with the hours in which it can be had. */
export const roomsWire = t.type({
  day: t.string,
  rooms: t.array(
    t.type({
      id: t.string,
      title: localizedText,
      hours: t.array(
        t.type({
          hour: t.number,
          state: t.keyof({ free: null, mine: null, taken: null, over: null }),
          who: nullable(t.string),
        }),
      ),
    }),
  ),
});
export type RoomsAnswer = t.TypeOf<typeof roomsWire>;
