import { lettersSubject } from '#adapters/driven/stores-shared/census/letter-row.ts';
import type { CallAnswer, CallRefusal } from '#adapters/wire/call.ts';
import type { readLettersCall } from '#adapters/wire/letters/read-letters.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { isRight } from '#domain/shared/result.ts';
import {
  type LetterActing,
  type LetterRefused,
  readyPrinter,
  withConfirmedPrinter,
} from '#domain/voting/letters/letter-record.ts';
import type { VoteSignature } from '#domain/voting/opening/vote-record.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type AskedVote, signerOf } from '../votes/asked-vote.ts';
import { writeRefused } from '../votes/sign-votes.ts';

/** The refusal of letters for a reason. */
export const noLettersFor = (where: string): CallRefusal<'lettersRefused'> => ({
  kind: 'lettersRefused',
  where,
});

/** A refusal of letters as it is sent; that of a role is one of roles. */
export function lettersRefused(
  refused: LetterRefused | { readonly kind: 'noSuchPerson' },
  act: 'census.change' | 'vote.extend',
): CallRefusal<'lettersRefused' | 'notAllowed'> {
  const { kind } = refused;
  if (['noRole', 'outsideScope', 'ended', 'opposedRole'].includes(kind)) {
    const written = writeRefused(refused as Parameters<typeof writeRefused>[0], act);
    if (written.kind === 'notAllowed') return written as CallRefusal<'notAllowed'>;
  }
  return noLettersFor(kind);
}

const writeSignature = ({ name, at }: VoteSignature) => ({ by: name, at: new Date(at).toISOString() });

/** The person who asks, and the vote. */
export const actingOf = (
  council: ServerParts,
  { subject }: AskedVote,
  member: StaffMember,
): LetterActing => ({
  signer: signerOf(member),
  subject,
  now: council.clock.now(),
});

/** The letters of a vote as a person of staff sees them. */
export async function writeLetters(
  council: ServerParts,
  town: Town,
  asked: AskedVote,
  member: StaffMember,
): Promise<CallAnswer<typeof readLettersCall>> {
  const record = await council.letterDesk.find(town.realm, asked.vote);
  const acting = actingOf(council, asked, member);
  const { printer, sent, returned, replaced } = record;
  const steps = await council.steps.of(town.realm, lettersSubject(asked.vote));
  const keeps = readyPrinter(record, acting);
  const isKeeper = isRight(keeps) || ['noPrinter', 'unconfirmed', 'printerOver'].includes(keeps.left.kind);
  return {
    sent,
    returned,
    replaced,
    printer: printer && {
      print: printer.print,
      subject: printer.subject,
      until: new Date(printer.until).toISOString(),
      brought: writeSignature(printer.by),
      confirmed: printer.confirmed && writeSignature(printer.confirmed),
    },
    mayMake: isKeeper,
    mayConfirm:
      printer !== null &&
      printer.confirmed === null &&
      isRight(withConfirmedPrinter(record, printer.print, acting)),
    steps: steps.map(writeStep),
  };
}
