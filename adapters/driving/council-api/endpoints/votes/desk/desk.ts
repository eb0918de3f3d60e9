import type { FastifyInstance } from 'fastify';
import { findAtDesk } from '#application/voting/desk/find-at-desk.ts';
import { givePaper, type PaperRefused } from '#application/voting/desk/give-paper.ts';
import { givePaperCall } from '#adapters/wire/voting-desk/give-paper.ts';
import { lookAtDeskCall } from '#adapters/wire/voting-desk/look-at-desk.ts';
import { moveEnvelopesCall } from '#adapters/wire/voting-desk/move-envelopes.ts';
import { readDeskCall } from '#adapters/wire/voting-desk/read-desk.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { PaperGiven } from '#domain/voting/desk/decide-paper.ts';
import { joinedBox } from '#domain/voting/desk/envelope-piles.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { type Handler, type RefusedBy, route } from '../../../plugins/route.ts';
import { askedDesk, deskRefused } from './asked-desk.ts';
import { withinDeskBudget } from './desk-budget.ts';
import { writePollingDesk } from './write-desk.ts';

const act = 'desk.identify';
/** Long enough that two tries never have the same, short enough for an address book of nobody. */
const triesAreNamed = /^[A-Za-z0-9_-]{16,64}$/u;

type GivenAnswer = Awaited<ReturnType<Handler<typeof givePaperCall>>>;

/** What an officer is answered; `recorded` and `repeated` look alike, since the answer of the first may be lost. */
function writeGiven(given: Either<PaperRefused, PaperGiven>): GivenAnswer {
  if (!isLeft(given)) return right({ answer: 'given' });
  const { kind } = given.left;
  if (kind === 'alreadyVoted') return right({ answer: 'hasMark' });
  if (kind === 'notListed' || kind === 'notForPerson' || kind === 'unreadable')
    return right({ answer: kind });
  return left<RefusedBy<typeof givePaperCall>>(kind === 'storageFailed' ? { kind } : deskRefused('closed'));
}

/** The desk of a vote. What happens at it is no step and is in no log: neither who was looked at, nor when. */
export function deskEndpoints(server: FastifyInstance, council: ServerParts): void {
  const find = findAtDesk(council);
  const give = givePaper(council);

  route(server, council, readDeskCall, async ({ town, id, member }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    return isLeft(desk) ? desk : right(await writePollingDesk(council, town, desk.right));
  });

  route(server, council, lookAtDeskCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    if (desk.right.surveys.some((survey) => council.keys.isErased(realm, survey.id)))
      return left(deskRefused('closed'));
    const found = await withinDeskBudget(
      council,
      { realm, member },
      () => find(town, desk.right, body.identity),
      ({ answer }) => answer === 'notListed',
    );
    return isLeft(found) ? found : right({ answer: found.right.answer });
  });

  route(server, council, givePaperCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    if (!triesAreNamed.test(body.key)) return left(deskRefused('badKey'));
    const given = await withinDeskBudget(
      council,
      { realm, member },
      () => give(town, desk.right, body),
      (answer) => isLeft(answer) && answer.left.kind === 'notListed',
    );
    return isLeft(given) ? given : writeGiven(given.right);
  });

  route(server, council, moveEnvelopesCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    const boxes = (await council.boxBook.all(realm, id)).map((box) => box.id);
    const { envelopes } = await council.votingDesk.counts(realm, id);
    const to = joinedBox(boxes, envelopes, body.box);
    if (to === null) return left(deskRefused('notMoved'));
    await council.votingDesk.moveEnvelopes(realm, id, { from: body.box, to });
    return right(await writePollingDesk(council, town, desk.right));
  });
}
