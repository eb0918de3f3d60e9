import { fromBase45 } from '../../codes/base45.ts';
import {
  numberBytes,
  bytesOfText,
  idBytes,
  idIn,
  numberIn,
  signatureBytes,
  signedText,
} from '../../codes/signed-code.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import { readVoucherLetters } from './voucher-letters.ts';

/**
 * What the code of a voucher says without asking the council: enough for a shop that has no line. How often it was used
 * is not in it.
 */
export interface VoucherFacts {
  /** Names the key of its campaign (`keyNumber`). */
  readonly key: number;
  readonly id: string;
  /** The place of its type in the list of the campaign. */
  readonly type: number;
  readonly uses: number;
  /** The last day on which it can be used. */
  readonly lastDay: CalendarDay;
}

/** A code as it was scanned, before anybody has checked its signature. */
export interface ScannedCode {
  readonly kind: 'code';
  readonly facts: VoucherFacts;
  /** The bytes that were signed, and their signature. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

/** What was scanned or typed: a code, or the letters of a voucher alone, which the council must be asked about. */
export type ReadVoucher = ScannedCode | { readonly kind: 'letters'; readonly id: string };

/**
 * Why a code is refused. `otherCampaign`: it is of another town, or of a campaign that is not known here. `forged`: its
 * campaign has not signed it. `expired`: its last day is over.
 */
export interface CodeFault {
  readonly kind: 'notACode' | 'otherCampaign' | 'forged' | 'expired';
}

const prefix = 'CV1:';
const factBytes = 14;
const dayLength = 86_400_000;

/** What the campaign signs for a voucher: the version of the code, and its facts. */
export function signedBytes({ key, id, type, uses, lastDay }: VoucherFacts): Uint8Array {
  if (readVoucherLetters(id) !== id) throw new RangeError(`not the id of a voucher: ${id}`);
  return new Uint8Array([
    ...bytesOfText(prefix),
    ...numberBytes(key, 2),
    ...idBytes(id),
    ...numberBytes(type, 1),
    ...numberBytes(uses, 1),
    ...numberBytes(Date.parse(lastDay) / dayLength, 2),
  ]);
}

/** The text of the QR code of a voucher: 121 characters, a QR code of version 5 at medium correction. */
export const encodeVoucherCode = (signed: Uint8Array, signature: Uint8Array): string =>
  signedText(prefix, signed, signature);

/** The facts in the bytes of a code; null if a voucher cannot have them. */
function factsIn(bytes: Uint8Array): VoucherFacts | null {
  const at = (from: number, until: number) => numberIn(bytes.subarray(from, until));
  const id = idIn(bytes.subarray(2, 10));
  if (id === null || at(11, 12) === 0) return null;
  const lastDay = new Date(at(12, 14) * dayLength).toISOString().slice(0, 10) as CalendarDay;
  return { key: at(0, 2), id, type: at(10, 11), uses: at(11, 12), lastDay };
}

/** Reads the text of a QR code, or the letters of a voucher. Its signature is not checked here. */
export function readVoucherCode(text: string): Either<CodeFault, ReadVoucher> {
  const id = readVoucherLetters(text);
  if (id !== null) return right({ kind: 'letters', id });
  const plain = text.trim().toUpperCase();
  const bytes = plain.startsWith(prefix) ? fromBase45(plain.slice(prefix.length)) : null;
  if (bytes?.length !== factBytes + signatureBytes) return left({ kind: 'notACode' });
  const facts = factsIn(bytes);
  if (facts === null) return left({ kind: 'notACode' });
  return right({
    kind: 'code',
    facts,
    signed: signedBytes(facts),
    signature: bytes.slice(factBytes),
  });
}
