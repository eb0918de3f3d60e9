import { useRef, useState } from 'react';
import { passDoorCall } from '#adapters/wire/tickets/door/pass-door.ts';
import { isLeft } from '#domain/shared/result.ts';
import { undoScanWithin } from '#domain/tickets/door/door-scan.ts';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';
import { type DoorMeans, useDoorMeans } from '../door-context.ts';
import { type Scanned, scanTicket, type ScanPlace } from '../here/scan-ticket.ts';
import type { DoorLine } from '../here/use-door-line.ts';
import { signalOf } from './verdict-look.ts';

/** A scan that can be taken back. */
interface LastPass {
  readonly scanned: Scanned;
  readonly place: ScanPlace;
  readonly at: number;
}

/** Takes a scan back: by the council if it has it and answers, else on the device. Whether it is taken back. */
async function takeBack(means: DoorMeans, { scanned, place }: LastPass, line: DoorLine): Promise<boolean> {
  const { call, realm, now } = means;
  const { nonce, text, waiting } = scanned;
  if (waiting !== null) return line.keep({ ...waiting, undone: true });
  const { door, session, direction } = place;
  const sent = {
    nonce,
    ticket: { by: readTicketLetters(text) === null ? 'code' : 'letters', text } as const,
    door: door.id,
    session: session.id,
    direction,
    at: new Date(now() + (line.book?.prepared.ahead ?? 0)).toISOString(),
    offline: false,
    undone: true,
    confirmed: true,
  };
  const answer = await call(passDoorCall, { realm, body: { scans: [sent] } });
  return !isLeft(answer) && answer.right.items[0]?.verdict?.kind === 'ok';
}

/** How long a code is out of the picture, in milliseconds, before it counts as another ticket: hands tremble. */
const goneAfter = 3000;

interface ScanningWith {
  readonly line: DoorLine;
  readonly place: ScanPlace;
  readonly isLoud: boolean;
}

/** One ticket after the other: what came of the last one, and what can be done with it. */
export function useScanning({ line, place, isLoud }: ScanningWith) {
  const means = useDoorMeans();
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [last, setLast] = useState<LastPass | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(true);
  const busy = useRef(false);
  /** The last code that the camera saw, and when it saw it last. */
  const inPicture = useRef({ text: '', at: 0 });

  const decide = async (text: string, nonce: string, confirmed: boolean) => {
    if (line.book === null || busy.current) return;
    busy.current = true;
    setBusy(true);
    const { awaySince, book } = line;
    const came = await scanTicket({ ...means, book, place, awaySince }, { text, nonce, confirmed });
    if (came.waiting !== null) {
      setKept(await line.keep(came.waiting));
      if (awaySince === null) line.lost();
    }
    busy.current = false;
    setBusy(false);
    if (came.verdict.kind === 'ok') setLast({ scanned: came, place, at: means.now() });
    if (isLoud) means.signal(signalOf(came.verdict));
    setScanned(came);
    line.sync();
  };
  const found = (text: string, isTyped: boolean) => {
    if (!isTyped) {
      // Who was let in still holds the ticket before the camera: it is not scanned again, also after the next one is asked for.
      const { text: last, at } = inPicture.current;
      const stays = text === last && means.now() - at <= goneAfter;
      if (stays) inPicture.current = { text, at: means.now() };
      // A question is answered first.
      if (stays || busy.current || scanned?.verdict.kind === 'question') return;
      inPicture.current = { text, at: means.now() };
      if (scanned?.text === text) return;
    }
    void decide(text, means.newNonce(), false);
  };
  const undoNow = async (pass: LastPass) => {
    if (!(await takeBack(means, pass, line))) return;
    setLast(null);
    setScanned(null);
    line.sync();
  };
  const isUndoable = last !== null && means.now() - last.at <= undoScanWithin;
  return {
    scanned,
    isBusy,
    isKept,
    found,
    next: () => setScanned(null),
    confirm: () => scanned !== null && void decide(scanned.text, scanned.nonce, true),
    undo: isUndoable ? () => void undoNow(last) : null,
  };
}
