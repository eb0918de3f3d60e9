import { useState } from 'react';
import { findByNameCall, type NamedTicketWire, passByNameCall } from '#adapters/wire/tickets/door/by-name.ts';
import type { PassedDoorWire } from '#adapters/wire/tickets/door/pass-door.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useOffice } from '../shell/office-context.ts';
import { type DoorTrouble, doorTroubleOf } from './use-doors.ts';

/** Where somebody is let in. */
export interface NamedEntryPlace {
  readonly session: string;
  readonly door: string;
}

/** What came of letting somebody in. */
export interface NamedEntry {
  readonly ticket: NamedTicketWire;
  readonly place: NamedEntryPlace;
  readonly nonce: string;
  readonly verdict: NonNullable<PassedDoorWire['verdict']>;
}

/** Looks for tickets by the name on them, lets their holders in, and takes the last entry back. */
export function useEntriesByName(event: string) {
  const { council } = useOffice();
  const { call, realm, newKey } = council;
  const [found, setFound] = useState<readonly NamedTicketWire[] | null>(null);
  const [entry, setEntry] = useState<NamedEntry | null>(null);
  const [trouble, setTrouble] = useState<DoorTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<DoorTrouble | null>) => {
    setBusy(true);
    setTrouble(await work());
    setBusy(false);
  };
  const mark = (id: string, isInside: boolean) =>
    setFound((before) => before?.map((one) => (one.id === id ? { ...one, isInside } : one)) ?? null);

  const find = (session: string, text: string) =>
    during(async () => {
      setEntry(null);
      const came = await call(findByNameCall, { realm, event, body: { session, text } });
      if (isLeft(came)) return doorTroubleOf(came.left);
      setFound(came.right.items);
      return null;
    });
  const send = (asked: Omit<NamedEntry, 'verdict'>, more: { undone: boolean; confirmed: boolean }) =>
    during(async () => {
      const { ticket, place, nonce } = asked;
      const body = { ...place, nonce, ticket: ticket.id, ...more };
      const came = await call(passByNameCall, { realm, event, body });
      if (isLeft(came)) return doorTroubleOf(came.left);
      const { verdict } = came.right;
      if (verdict === null) return 'changed';
      setEntry(more.undone && verdict.kind === 'ok' ? null : { ...asked, verdict });
      if (verdict.kind === 'ok') mark(ticket.id, !more.undone);
      return null;
    });
  return {
    found,
    entry,
    trouble,
    isBusy,
    find,
    letIn: (ticket: NamedTicketWire, place: NamedEntryPlace) =>
      send({ ticket, place, nonce: newKey() }, { undone: false, confirmed: false }),
    confirm: (one: NamedEntry) => send(one, { undone: false, confirmed: true }),
    undo: (one: NamedEntry) => send(one, { undone: true, confirmed: true }),
  };
}
