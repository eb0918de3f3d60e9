import { useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { letInCall } from '#adapters/wire/reservations/office/let-in.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { checkReservationCode } from '#application/reservations/code/check-reservation-code.ts';
import { bytesOfText } from '#domain/codes/signed-code.ts';
import type { ReservationFacts } from '#domain/reservations/reservation-code.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useDeed } from '../use-deed.ts';
import { useVenueWords, whyOfVenue } from '../use-venue-words.ts';

/** Milliseconds until what was read without a line is sent again. */
const often = 15_000;
const usualEarly = 10;
const minute = 60_000;

type Entered =
  | (CallAnswer<typeof letInCall> & { readonly kind: 'noted' })
  | { readonly kind: 'withoutLine'; readonly facts: ReservationFacts };

/** What a code says without a line: it must be signed by this venue, and of now. */
function useCodeAlone({ publicKey, entry }: VenueAnswer) {
  const { council } = useOffice();
  return async (text: string): Promise<Either<object, Entered>> => {
    const key = new Uint8Array(bytesOfText(atob(publicKey)));
    const read = await checkReservationCode(council.checkSignature)(text, key);
    if (isLeft(read)) return left({ kind: 'reservationRefused', where: read.left.kind });
    const { facts } = read.right;
    if (facts === null) return left({ kind: 'reservationRefused', where: 'unreachable' });
    const now = council.clock.now();
    if (now < facts.start - (entry?.early ?? usualEarly) * minute)
      return left({ kind: 'reservationRefused', where: 'tooEarly' });
    if (now >= facts.end) return left({ kind: 'reservationRefused', where: 'ended' });
    return right({ kind: 'withoutLine', facts });
  };
}

/** What was let in without a line, and is to be noted. */
interface WaitingEntry {
  readonly text: string;
  readonly facts: ReservationFacts;
}

/** Notes what was let in without a line, one after the other, as soon as the council answers. */
function useBroughtLater(bring: (entry: WaitingEntry) => Promise<'away' | 'done'>) {
  const [waiting, setWaiting] = useState<readonly WaitingEntry[]>([]);
  const latest = useRef(bring);
  useEffect(() => {
    latest.current = bring;
  });
  useEffect(() => {
    const [next] = waiting;
    if (next === undefined) return undefined;
    const bringOne = async () => {
      const came = await latest.current(next);
      if (came === 'done') setWaiting((before) => before.filter((one) => one !== next));
    };
    const timer = setInterval(() => void bringOne(), often);
    return () => clearInterval(timer);
  }, [waiting]);
  const wait = (entry: WaitingEntry) =>
    setWaiting((before) => (before.some(({ text }) => text === entry.text) ? before : [...before, entry]));
  return { waits: waiting.length, wait };
}

/** The words for place and hours of a code. */
function useFactsWords(venue: VenueAnswer) {
  const words = useVenueWords(venue);
  const moment = (at: number) => new Date(at).toISOString();
  return ({ place, start, end }: ReservationFacts) => ({
    place: words.place(place),
    hours: words.hours({ start: moment(start), end: moment(end) }),
  });
}

/** Lets in by letters or by a code. Without a line a signed code is enough; it is noted when the line is back. */
export function useDoor(venue: VenueAnswer, again: () => void) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const ofFacts = useFactsWords(venue);
  const deed = useDeed();
  const codeAlone = useCodeAlone(venue);
  const send = (letters: string) =>
    council.call(letInCall, { realm: council.realm, id: venue.id, body: { letters } });
  const { waits, wait } = useBroughtLater(async ({ text, facts }) => {
    const done = await send(text);
    if (isLeft(done) && done.left.kind === 'unreachable') return 'away';
    if (isLeft(done)) {
      const why = t(whyOfVenue(done.left));
      deed.tell({ isFault: true, words: t('office-venues:door.notNoted', { ...ofFacts(facts), why }) });
    }
    again();
    return 'done';
  });
  const ask = async (text: string): Promise<Either<object, Entered>> => {
    const done = await send(text);
    if (!isLeft(done)) return right({ kind: 'noted', ...done.right });
    return done.left.kind === 'unreachable' ? codeAlone(text) : done;
  };
  const told = (text: string, entered: Entered): string => {
    if (entered.kind === 'withoutLine') {
      wait({ text, facts: entered.facts });
      return t('office-venues:door.withoutLine', ofFacts(entered.facts));
    }
    const { isAgain, reservation } = entered;
    return t(`office-venues:door.${isAgain ? 'again' : 'in'}`, {
      place: words.place(reservation.place),
      hours: words.hours(reservation),
    });
  };
  const letIn = async (text: string): Promise<boolean> => {
    const isIn = await deed.act(
      () => ask(text),
      (entered) => told(text, entered),
    );
    again();
    return isIn;
  };
  return { isBusy: deed.isBusy, told: deed.told, letIn, waits };
}
