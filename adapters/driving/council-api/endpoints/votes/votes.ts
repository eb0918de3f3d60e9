import type { FastifyInstance } from 'fastify';
import { mailboxesOfVote } from '#application/office/votes/vote-questions.ts';
import { listVotesCall } from '#adapters/wire/office-votes/list-votes.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import { readOpeningCall } from '#adapters/wire/voting/read-opening.ts';
import { wasShownThen } from './was-shown.ts';
import { writeCancelled, writeOpening } from '#adapters/wire/voting/signed-vote.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { deskEndpoints } from './desk/desk.ts';
import { voteDayEndpoints } from './desk/day.ts';
import { askedVote } from './asked-vote.ts';
import { closingEndpoints } from './closing/closing.ts';
import { recordEndpoints } from './closing/records.ts';
import { kioskEndpoints } from './kiosk/kiosk.ts';
import { kiosksOfDeskEndpoints } from './kiosk/kiosks-of-desk.ts';
import { readableVotes } from './list-votes.ts';
import { paperEndpoints } from './paper/paper.ts';
import { readSampleEndpoint } from './read-sample.ts';
import { rehearsalEndpoints } from './rehearsals.ts';
import { signAmendmentEndpoint } from './sign-amendments.ts';
import { signVoteEndpoints } from './sign-votes.ts';
import { writeVote } from './write-vote.ts';

/** Votes in the office, and what everybody may read of their opening. */
export function voteOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listVotesCall, async ({ town, member }) =>
    right({ items: await readableVotes(council, town, member) }),
  );

  route(server, council, readVoteCall, async ({ town, id, member }) => {
    const asked = await askedVote(council, town, id, member);
    return isLeft(asked) ? asked : right(await writeVote(council, town, asked.right, member));
  });

  closingEndpoints(server, council);
  recordEndpoints(server, council);
  signVoteEndpoints(server, council);
  rehearsalEndpoints(server, council);
  signAmendmentEndpoint(server, council);
  readSampleEndpoint(server, council);
  deskEndpoints(server, council);
  kiosksOfDeskEndpoints(server, council);
  kioskEndpoints(server, council);
  paperEndpoints(server, council);
  voteDayEndpoints(server, council);

  route(server, council, readOpeningCall, async ({ town, id }) => {
    const isShown = (await council.realms.survey(town, surveyId(id))) !== null;
    const opened = isShown ? await council.voteDesk.openedVote(town.realm, id) : null;
    const records = isShown ? [] : [...(await council.voteDesk.all(town.realm)).values()];
    const own = opened?.record ?? records.find((one) => one.opened === null && one.surveys.includes(id));
    const cancelled = writeCancelled(own ?? {}, (one) => wasShownThen(one, town));
    // A survey that is held back is as one that does not exist, and so is what was fixed of it.
    if (!isShown && cancelled.length === 0) return left({ kind: 'unknownSurvey' });
    const opening = opened && writeOpening(opened.vote, opened.record);
    const asked = opened === null ? [] : await mailboxesOfVote(council, town, opened.vote);
    const questions = asked.find(({ isDisabled }) => !isDisabled)?.id;
    return right({
      opening,
      ...(cancelled.length > 0 && { cancelled }),
      ...(questions !== undefined && { questions }),
    });
  });
}
