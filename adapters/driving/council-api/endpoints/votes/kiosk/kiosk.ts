import type { FastifyInstance } from 'fastify';
import { startKiosk } from '#application/voting/kiosk/begin-kiosk.ts';
import { enterPass } from '#application/voting/kiosk/enter-pass.ts';
import { stayAtKiosk } from '#application/voting/kiosk/stay-at-kiosk.ts';
import { leaveKiosk, voteAtKiosk, type KioskVoteRefused } from '#application/voting/kiosk/vote-at-kiosk.ts';
import { enterPassCall } from '#adapters/wire/voting-desk/kiosk/enter-pass.ts';
import { leaveKioskCall } from '#adapters/wire/voting-desk/kiosk/leave-kiosk.ts';
import { readKioskCall } from '#adapters/wire/voting-desk/kiosk/read-kiosk.ts';
import { startKioskCall } from '#adapters/wire/voting-desk/kiosk/start-kiosk.ts';
import { stayAtKioskCall } from '#adapters/wire/voting-desk/kiosk/stay-at-kiosk.ts';
import { voteAtKioskCall } from '#adapters/wire/voting-desk/kiosk/vote-at-kiosk.ts';
import { passesAtKiosk, startsOfKiosks } from '#domain/census/attempt-budget.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { networkOf } from '../../../limits/network-of.ts';
import { type RefusedBy, route } from '../../../plugins/route.ts';
import { deskRefused } from '../desk/asked-desk.ts';
import { withinAccounts } from '../desk/desk-budget.ts';
import { askedKiosk, withSurveys, writeKiosk } from './asked-kiosk.ts';
import { sendKioskCookie } from './kiosk-cookie.ts';

const writeVoteRefusal = (refused: KioskVoteRefused): RefusedBy<typeof voteAtKioskCall> =>
  refused.kind === 'noVoter' ? deskRefused(refused.kind) : { kind: refused.kind };

/** Which kiosk a browser is. */
function tabletEndpoints(server: FastifyInstance, council: ServerParts): void {
  const start = startKiosk(council);

  route(server, council, startKioskCall, async ({ town, realm, body, request, reply }) => {
    const accounts = startsOfKiosks(realm, networkOf(request.ip));
    const started = await withinAccounts(
      council,
      accounts,
      () => start(town, body.code),
      (one) => one === null,
    );
    if (isLeft(started)) return started;
    const { right: found } = started;
    const asked = found && (await withSurveys(council, town, found.kiosk));
    if (found === null || asked === null) return left(deskRefused('noKiosk'));
    sendKioskCookie(request, reply, found.token, { until: found.kiosk.until, now: council.clock.now() });
    return right(writeKiosk(asked));
  });

  route(server, council, readKioskCall, async ({ town, request }) => {
    const asked = await askedKiosk(council, town, request);
    if (isLeft(asked)) return asked;
    // Only this call is noted, which the page makes all the time: no voter makes it.
    await council.kiosks.noteSeen(town.realm, asked.right.kiosk, council.clock.now());
    return right(writeKiosk(asked.right));
  });
}

/** What the tablet of a kiosk asks. None of it is a step, or in a log. */
export function kioskEndpoints(server: FastifyInstance, council: ServerParts): void {
  tabletEndpoints(server, council);
  const enter = enterPass(council);
  const vote = voteAtKiosk(council);
  const leave = leaveKiosk(council);
  const stay = stayAtKiosk(council);

  route(server, council, enterPassCall, async ({ town, realm, body, request }) => {
    const asked = await askedKiosk(council, town, request);
    if (isLeft(asked)) return asked;
    const entered = await withinAccounts(
      council,
      passesAtKiosk(realm, asked.right.kiosk.id),
      () => enter(town, asked.right, body.pass),
      (one) => isLeft(one) && one.left.kind === 'noPass',
    );
    if (isLeft(entered)) return entered;
    if (isLeft(entered.right)) return left(deskRefused(entered.right.left.kind));
    const { voter, until } = entered.right.right;
    return right({ voter, until: new Date(until).toISOString() });
  });

  route(server, council, stayAtKioskCall, async ({ town, body, request }) => {
    const asked = await askedKiosk(council, town, request);
    if (isLeft(asked)) return asked;
    const until = await stay(town, asked.right.kiosk, body.voter);
    return until === null ? left(deskRefused('noVoter')) : right({ until: new Date(until).toISOString() });
  });

  route(server, council, voteAtKioskCall, async ({ town, body, request }) => {
    const asked = await askedKiosk(council, town, request);
    if (isLeft(asked)) return asked;
    const { voter, answer, code } = body;
    const given = { voter, survey: surveyId(body.survey), answer, secrets: code };
    const came = performance.now();
    const taken = await vote(town, asked.right, given);
    if (!isLeft(taken)) {
      council.waits.note(performance.now() - came);
      return right({ status: 'ok' });
    }
    if (taken.left.kind === 'storageFailed') request.log.error({ why: taken.left.why }, 'storage failed');
    return left(writeVoteRefusal(taken.left));
  });

  route(server, council, leaveKioskCall, async ({ town, body, request }) => {
    const asked = await askedKiosk(council, town, request);
    if (isLeft(asked)) return asked;
    await leave(town, asked.right.kiosk, body.voter);
    return right({ status: 'ok' });
  });
}
