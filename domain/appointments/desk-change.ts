import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { GoodsStep } from '../scarcity/goods-request.ts';
import { counterStep } from './counter-step.ts';
import { type PersonToCall, personToCallRecord } from './person-to-call.ts';
import type { OfficeVisit, VisitDeed, VisitPerson } from './visit.ts';

/** What staff say to the person whose appointment they move or give back. */
export interface ToldByDesk {
  /** In the mail, and read out by who calls; empty if none was given. */
  readonly reason: string;
  /** Whether the person knows already: they are there, or on the telephone. */
  readonly isTold: boolean;
  /** The id of the record of a person who has to be called; it names nobody. */
  readonly callId: string;
}

const personToCall = (
  { name, phone = '' }: VisitPerson,
  before: OfficeVisit,
  after: OfficeVisit,
  { told: { reason, callId }, deed: { at, by } }: { readonly told: ToldByDesk; readonly deed: VisitDeed },
): PersonToCall => {
  const isMoved = after.state === 'confirmed';
  return {
    id: callId,
    name,
    phone,
    code: isMoved ? after.code : before.code,
    services: before.services,
    from: before.at,
    office: before.office,
    to: isMoved ? after.at : null,
    toOffice: isMoved ? after.office : null,
    reason,
    by,
    at,
    calledBy: null,
  };
};

/**
 * What is stored beside a change of an appointment that staff make: a step of their counter and, if its person does not know
 * and left no mail, that somebody has to call them. Nothing if its person changed it.
 */
export function deskChange(
  before: OfficeVisit,
  after: OfficeVisit,
  told: ToldByDesk | null,
  deed: VisitDeed,
): { readonly records: readonly GoodsRecord[]; readonly steps: readonly GoodsStep[] } {
  if (told === null) return { records: [], steps: [] };
  const { person } = before;
  const isToCall = person !== null && person.email === '' && !told.isTold;
  return {
    records: isToCall ? [personToCallRecord(personToCall(person, before, after, { told, deed }), 1)] : [],
    steps: [counterStep(before.state, after, deed)],
  };
}
