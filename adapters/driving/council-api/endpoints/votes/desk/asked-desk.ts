import { deskOfVote, type DeskOfVote, type NoDesk } from '#application/voting/desk/desk-vote.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import { decide } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { voteSubjectOf } from '../asked-vote.ts';

/** Why a call of a desk is not answered. */
export type DeskCallRefused = CallRefusal<'unknownSurvey' | 'deskRefused' | 'notAllowed'>;

/** That a desk does not do something, and why. */
export const deskRefused = (where: string): CallRefusal<'deskRefused'> => ({ kind: 'deskRefused', where });

const writeNoDesk = ({ kind }: NoDesk): DeskCallRefused =>
  kind === 'unknownSurvey' ? { kind } : deskRefused(kind);

/** The desk that a call names, if the member of staff has the act there and no opposed role in that vote. */
export async function askedDesk(
  council: ServerParts,
  town: Town,
  vote: string,
  { member, act }: { readonly member: StaffMember; readonly act: Act },
): Promise<Either<DeskCallRefused, DeskOfVote>> {
  const desk = await deskOfVote(council, town, vote);
  const process = (await council.plans.processes(town)).find(({ survey }) => survey === vote);
  const now = council.clock.now();
  const times = isLeft(desk) ? {} : { vote: { opens: desk.right.opens, over: desk.right.closes } };
  const may = decide(member, { act, subject: { ...voteSubjectOf(vote, process), ...times }, now });
  if (isLeft(may)) return left(notAllowed(act, may.left));
  return isLeft(desk) ? left(writeNoDesk(desk.left)) : right(desk.right);
}
