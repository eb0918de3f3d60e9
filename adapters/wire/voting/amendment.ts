import * as t from 'io-ts';
import type { WaitingAmendment } from '#domain/voting/opening/amend-census.ts';
import type { AmendedPeople } from '#domain/voting/opening/vote-record.ts';

/** How many people an amendment of the census adds, blocks, lets in again, and corrects the numbers of. */
export const amendedPeopleWire = t.type({
  added: t.number,
  blocked: t.number,
  letIn: t.number,
  corrected: t.number,
});

export const writeAmendedPeople = ({
  added,
  blocked,
  letIn,
  corrected,
}: AmendedPeople): t.TypeOf<typeof amendedPeopleWire> => ({ added, blocked, letIn, corrected });

/** An amendment that waits for a second person. `isCurrent`: nothing has changed since it was brought. */
export const waitingAmendmentWire = t.type({
  id: t.string,
  reason: t.string,
  by: t.string,
  at: t.string,
  isCurrent: t.boolean,
  people: amendedPeopleWire,
});

export const writeWaitingAmendment = (
  { id, reason, by, people }: WaitingAmendment,
  isCurrent: boolean,
): t.TypeOf<typeof waitingAmendmentWire> => ({
  id,
  reason,
  by: by.name,
  at: new Date(by.at).toISOString(),
  isCurrent,
  people: writeAmendedPeople(people),
});
