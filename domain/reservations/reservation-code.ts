import { fromBase45 } from '../codes/base45.ts';
import {
  bytesOfText,
  halfId,
  numberBytes,
  numberIn,
  signatureBytes,
  signedText,
} from '../codes/signed-code.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { letterOfValue } from '../shared/typed-letters.ts';
import { readReservationLetters, reservationLetters } from './reservation-letters.ts';

/** What the code of a reservation says without asking anybody: whose letters, which place, and when. */
export interface ReservationFacts {
  /** Names the key of its venue (`keyNumber`). */
  readonly key: number;
  readonly letters: string;
  readonly place: string;
  /** Both to the minute. */
  readonly start: Instant;
  readonly end: Instant;
}

/** A code of a reservation as it was scanned, before anybody has checked its signature. */
export interface ScannedReservation {
  readonly facts: ReservationFacts;
  /** The bytes that were signed, and their signature. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const prefix = 'CR1:';
/** The bytes of all facts but the place, which are the rest. */
const factBytes = 13;
const longestPlace = 40;
const minute = 60_000;

/** What the venue signs for a reservation: the version of the code, and its facts. */
export function signedReservation({ key, letters, place, start, end }: ReservationFacts): Uint8Array {
  if (readReservationLetters(letters) !== letters)
    throw new RangeError(`not the letters of a reservation: ${letters}`);
  return new Uint8Array([
    ...bytesOfText(prefix),
    ...numberBytes(key, 2),
    ...numberBytes(halfId(letters), 5),
    ...numberBytes(Math.floor(start / minute), 4),
    ...numberBytes(Math.floor((end - start) / minute), 2),
    ...bytesOfText(place),
  ]);
}

/** The text of the QR code of a reservation: some 130 characters, a QR code of version 6 at medium correction. */
export const encodeReservationCode = (signed: Uint8Array, signature: Uint8Array): string =>
  signedText(prefix, signed, signature);

const lettersIn = (number: number): string =>
  Array.from({ length: reservationLetters }, (_, at) =>
    letterOfValue(Math.floor(number / 32 ** (reservationLetters - 1 - at)) % 32),
  )
    .join('')
    .toUpperCase();

/** Whether somebody shows a code of the version that is signed, and not letters. */
export const isReservationCode = (text: string): boolean => text.trim().toUpperCase().startsWith(prefix);

/** Reads the text of a QR code; null if it is not the signed code of a reservation. Its signature is not checked here. */
export function readReservationCode(text: string): ScannedReservation | null {
  const bytes = isReservationCode(text) ? fromBase45(text.trim().toUpperCase().slice(prefix.length)) : null;
  const placeBytes = (bytes?.length ?? 0) - factBytes - signatureBytes;
  if (bytes === null || placeBytes < 1 || placeBytes > longestPlace) return null;
  const start = numberIn(bytes.subarray(7, 11)) * minute;
  const facts = {
    key: numberIn(bytes.subarray(0, 2)),
    letters: lettersIn(numberIn(bytes.subarray(2, 7))),
    place: String.fromCharCode(...bytes.subarray(factBytes, factBytes + placeBytes)),
    start,
    end: start + numberIn(bytes.subarray(11, factBytes)) * minute,
  };
  return { facts, signed: signedReservation(facts), signature: bytes.slice(factBytes + placeBytes) };
}
