import type { PackedTickets } from '#domain/tickets/door/door-part.ts';
import { indexOfLetters } from '#domain/tickets/door/letters-index.ts';
import { verdictOn } from '#domain/tickets/door/verdict.ts';
import { ticketInBook } from '../../door/here/door-book.ts';

/** A part of the list as the bench sends it into the page. */
interface SentPart {
  readonly salt: readonly number[];
  readonly factBytes: number;
  readonly rows: string;
}

/** Milliseconds of each decision without a line on what was read or typed, in the page that runs this. */
export function decideAll(sent: readonly SentPart[], texts: readonly string[]): readonly number[] {
  const parts: readonly PackedTickets[] = sent.map(({ salt, factBytes, rows }) => ({
    salt: Uint8Array.from(salt),
    factBytes,
    rows: Uint8Array.from(atob(rows), (letter) => letter.charCodeAt(0)),
  }));
  const session = { id: 's', startsAt: 0, opensAt: 0 };
  const door = { id: 'one', name: 'Puerta 1', types: null };
  const event = { id: 'e', title: 'e', sessions: [session], types: [{ id: 'g', title: 'General' }] };
  const prepared = { event, doors: [door], proven: [], device: '', ahead: 0, parts };
  const here = { ...prepared, door, session, direction: 'in', awaySince: 0, now: 1 } as const;
  const book = { prepared, letters: indexOfLetters(parts), news: new Map(), unsent: [], counted: 0 };
  return texts.map((text) => {
    const began = performance.now();
    const found = ticketInBook(book, text);
    verdictOn(found?.ticket ?? null, here);
    return performance.now() - began;
  });
}
