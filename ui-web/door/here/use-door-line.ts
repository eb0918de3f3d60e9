import { useCallback, useRef, useState } from 'react';
import type { UnsentScan } from '#application/ports/browser/door-store.ts';
import { unpackDeltas } from '#domain/tickets/door/door-delta.ts';
import { indexOfLetters } from '#domain/tickets/door/letters-index.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { useAskingAgain } from '../../device/use-asking-again.ts';
import type { DoorMeans } from '../door-context.ts';
import { type DoorBook, insideSince, latestNews } from './door-book.ts';
import { bringScans, fetchDoor, type RepeatedHere } from './sync-door.ts';

/** How often the council is asked what other doors let in. */
const askEvery = 5000;

/** What the council said of scans that were made without a line. */
export interface BroughtScans {
  readonly scans: number;
  readonly repeated: readonly RepeatedHere[];
}

const nothingBrought: BroughtScans = { scans: 0, repeated: [] };

/** What the page knows of its line, of the list and of who is inside. */
export interface DoorLine {
  readonly book: DoorBook | null;
  /** Since when the council cannot be reached, by the device's clock; null if it can. */
  readonly awaySince: number | null;
  readonly inside: number;
  readonly brought: BroughtScans;
  readonly closeBrought: () => void;
  /** Keeps a scan that was made without a line. Whether the device does. */
  readonly keep: (scan: UnsentScan) => Promise<boolean>;
  /** That the council did not answer, so that the device decides until it does. */
  readonly lost: () => void;
  readonly sync: () => void;
}

/** What the device has stored of a session. */
async function readBook(
  { store, realm }: DoorMeans,
  session: string,
  startsAt: number,
): Promise<Omit<DoorBook, 'letters'> | null> {
  const [prepared, news, unsent] = await Promise.all([
    store.prepared(realm),
    store.news(realm),
    store.unsent(realm),
  ]);
  const own = news?.session === session ? news : null;
  const packed = own?.packed ?? new Uint8Array();
  return (
    prepared && {
      prepared,
      news: latestNews(unpackDeltas(packed, startsAt)),
      unsent,
      counted: own?.inside ?? 0,
    }
  );
}

const versionOf = ({ prepared }: Pick<DoorBook, 'prepared'>): string =>
  prepared.parts.map(({ salt }) => writeHex(salt)).join(' ');

/** The book as the screen shows it: its letters are indexed again only if the list is another one. */
function indexed(before: DoorBook | null, read: Omit<DoorBook, 'letters'> | null): DoorBook | null {
  if (read === null) return null;
  const isSame = before !== null && versionOf(before) === versionOf(read);
  return { ...read, letters: isSame ? before.letters : indexOfLetters(read.prepared.parts) };
}

/** The line of a scanner at a session: brings what waits, and fetches what other doors did. */
export function useDoorLine(
  means: DoorMeans,
  session: { readonly id: string; readonly startsAt: number },
  signedOut: () => void,
): DoorLine {
  const { id, startsAt } = session;
  const [book, setBook] = useState<DoorBook | null>(null);
  const [awaySince, setAwaySince] = useState<number | null>(null);
  const [brought, setBrought] = useState(nothingBrought);
  const running = useRef(false);

  const read = useCallback(async () => {
    const stored = await readBook(means, id, startsAt);
    setBook((before) => indexed(before, stored));
  }, [means, id, startsAt]);
  const lost = useCallback(() => setAwaySince((before) => before ?? means.now()), [means]);
  const sync = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      const state = await bringScans(means, (scans, repeated) =>
        setBrought((before) => ({
          scans: before.scans + scans,
          repeated: [...before.repeated, ...repeated],
        })),
      );
      const fetched = state === 'done' ? await fetchDoor(means, id) : state;
      if (fetched === 'out') return signedOut();
      if (fetched === 'away') lost();
      else setAwaySince(null);
    } finally {
      running.current = false;
      await read();
    }
  }, [means, id, signedOut, lost, read]);
  useAskingAgain(
    useCallback(() => void sync(), [sync]),
    askEvery,
  );

  const keep = async (scan: UnsentScan) => {
    const isKept = await means.store.keep(means.realm, scan);
    await read();
    return isKept;
  };
  const inside = (book?.counted ?? 0) + insideSince(book?.unsent ?? [], id);
  const closeBrought = () => setBrought(nothingBrought);
  return { book, awaySince, inside, brought, closeBrought, keep, lost, sync: () => void sync() };
}
