import type { FastifyInstance } from 'fastify';
import { isDeskOpen } from '#application/voting/desk/give-paper.ts';
import { beginKiosk } from '#application/voting/kiosk/begin-kiosk.ts';
import { givePass } from '#application/voting/kiosk/give-pass.ts';
import { beginKioskCall } from '#adapters/wire/voting-desk/kiosk/begin-kiosk.ts';
import { endKioskCall } from '#adapters/wire/voting-desk/kiosk/end-kiosk.ts';
import { givePassCall } from '#adapters/wire/voting-desk/kiosk/give-pass.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { askedDesk, deskRefused } from '../desk/asked-desk.ts';
import { withinDeskBudget } from '../desk/desk-budget.ts';
import { writePollingDesk } from '../desk/write-desk.ts';

const act = 'desk.identify';

/** What officers do with passes and kiosks. A pass is no step and is in no log: it would say who voted at a kiosk. */
export function kiosksOfDeskEndpoints(server: FastifyInstance, council: ServerParts): void {
  const begin = beginKiosk(council);
  const give = givePass(council);

  route(server, council, givePassCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    const asked = await withinDeskBudget(
      council,
      { realm, member },
      () => give(town, desk.right, body.identity),
      (given) => isLeft(given) && given.left.kind === 'notListed',
    );
    if (isLeft(asked)) return asked;
    const given = asked.right;
    if (!isLeft(given)) {
      const { pass, until } = given.right;
      return right({ answer: 'given', pass, until: new Date(until).toISOString() });
    }
    const { kind } = given.left;
    return kind === 'closed' ? left(deskRefused(kind)) : right({ answer: kind, pass: null, until: null });
  });

  route(server, council, beginKioskCall, async ({ town, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    if (!isDeskOpen(council, town, desk.right, 'box')) return left(deskRefused('closed'));
    const begun = await begin(town, id, body.name);
    if (begun === null) return left(deskRefused('noName'));
    const { name, until } = begun.kiosk;
    const kiosk = { id: begun.kiosk.id, name, until: new Date(until).toISOString(), started: false };
    return right({ kiosk, code: begun.code });
  });

  route(server, council, endKioskCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    await council.kiosks.end(realm, id, body.kiosk);
    return right(await writePollingDesk(council, town, desk.right));
  });
}
