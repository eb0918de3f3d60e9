import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { StaffSubject } from '../../office/decide.ts';
import { maySign, type Signer, type SignRefused } from '../opening/sign-vote.ts';
import type { VoteSignature } from '../opening/vote-record.ts';

/** The certificate of a printer, as its file says it. */
export interface PrinterCertificate {
  /** PEM. */
  readonly certificate: string;
  /** SHA-256 of the certificate, by which people compare it with the printer’s. */
  readonly print: string;
  /** Whose it is. */
  readonly subject: string;
  readonly until: Instant;
}

/** To whom letters of a vote are encrypted, once another person has compared the fingerprint too. */
export interface LetterPrinter extends PrinterCertificate {
  readonly by: VoteSignature;
  readonly confirmed: VoteSignature | null;
}

/** The letters of a vote in numbers: nothing says who got one. */
export interface LetterRecord {
  readonly printer: LetterPrinter | null;
  readonly sent: number;
  readonly returned: number;
  readonly replaced: number;
}

/** A vote without letters. */
export const noLetters: LetterRecord = { printer: null, sent: 0, returned: 0, replaced: 0 };

/** Why letters are not made, or a printer is not confirmed. */
export type LetterRefused =
  | SignRefused
  | { readonly kind: 'noPrinter' }
  /** Another certificate was brought meanwhile. */
  | { readonly kind: 'otherPrinter' }
  /** Only one person has compared the fingerprint. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'printerOver' }
  /** More letters than were sent cannot come back. */
  | { readonly kind: 'tooManyReturned' };

/** The person who asks and the vote that it is about. */
export interface LetterActing {
  readonly signer: Signer;
  readonly subject: StaffSubject;
  readonly now: Instant;
}

const signatureOf = ({ signer, now }: LetterActing): VoteSignature => ({
  person: signer.id,
  name: signer.name,
  at: now,
});

/** Names the printer of a vote. Nobody has confirmed it yet. */
export function withPrinter(
  record: LetterRecord,
  printer: PrinterCertificate,
  acting: LetterActing,
): Either<LetterRefused, LetterRecord> {
  const may = maySign(acting.signer, { act: 'census.change', subject: acting.subject }, acting.now);
  if (isLeft(may)) return may;
  return right({ ...record, printer: { ...printer, by: signatureOf(acting), confirmed: null } });
}

/**
 * Confirms the printer of a vote: another person than the one who brought it, who may sign the vote. Who makes letters could
 * encrypt them to themselves otherwise, and vote for everybody.
 */
export function withConfirmedPrinter(
  record: LetterRecord,
  print: string,
  acting: LetterActing,
): Either<LetterRefused, LetterRecord> {
  const { signer, subject, now } = acting;
  const may = maySign(signer, { act: 'vote.extend', subject }, now);
  if (isLeft(may)) return may;
  const { printer } = record;
  if (printer === null) return left({ kind: 'noPrinter' });
  if (printer.print !== print) return left({ kind: 'otherPrinter' });
  if (printer.by.person === signer.id) return left({ kind: 'samePerson' });
  return right({ ...record, printer: { ...printer, confirmed: signatureOf(acting) } });
}

/** The printer to whom letters may leave now. */
export function readyPrinter(
  { printer }: Pick<LetterRecord, 'printer'>,
  { signer, subject, now }: LetterActing,
): Either<LetterRefused, LetterPrinter> {
  const may = maySign(signer, { act: 'census.change', subject }, now);
  if (isLeft(may)) return may;
  if (printer === null) return left({ kind: 'noPrinter' });
  if (printer.confirmed === null) return left({ kind: 'unconfirmed' });
  return printer.until <= now ? left({ kind: 'printerOver' }) : right(printer);
}

/** Notes how many letters the post has brought back in all. */
export const withReturned = (record: LetterRecord, returned: number): Either<LetterRefused, LetterRecord> =>
  returned > record.sent + record.replaced
    ? left({ kind: 'tooManyReturned' })
    : right({ ...record, returned });
