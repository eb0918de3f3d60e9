import type { CheckSignature } from '#application/ports/check-signature.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import {
  isReservationCode,
  readReservationCode,
  type ReservationFacts,
} from '#domain/reservations/reservation-code.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Why a code opens no door. `otherVenue`: another venue signed it, or says to have. `forged`: nobody did. */
export interface ReservationCodeFault {
  readonly kind: 'otherVenue' | 'forged';
}

/** What was scanned or typed at a door. Of letters alone, without their code, nothing is known without asking. */
export interface ShownReservation {
  readonly letters: string;
  readonly facts: ReservationFacts | null;
}

/**
 * Checks what somebody shows at the door of a venue, with a line or without one: its code is signed by this venue. Codes of
 * before are the letters alone. Whether it was given back or used, only the council knows.
 */
export const checkReservationCode =
  (isSigned: CheckSignature) =>
  async (text: string, publicKey: Uint8Array): Promise<Either<ReservationCodeFault, ShownReservation>> => {
    if (!isReservationCode(text)) return right({ letters: text, facts: null });
    const read = readReservationCode(text);
    if (read === null) return left({ kind: 'forged' });
    const { facts, signed, signature } = read;
    if (facts.key !== keyNumber(publicKey)) return left({ kind: 'otherVenue' });
    return (await isSigned(publicKey, signed, signature))
      ? right({ letters: facts.letters, facts })
      : left({ kind: 'forged' });
  };
