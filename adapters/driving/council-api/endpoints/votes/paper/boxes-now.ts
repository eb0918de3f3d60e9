import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { askedPaper } from './asked-paper.ts';
import { writeBoxes } from './write-boxes.ts';

/** The boxes of a vote as a member of staff sees them now. */
export async function boxesNow(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, BoxesAnswer>> {
  const asked = await askedPaper(council, town, vote, member);
  if (isLeft(asked)) return asked;
  return right(writeBoxes(asked.right, await council.boxBook.entries(town.realm, vote, null)));
}
