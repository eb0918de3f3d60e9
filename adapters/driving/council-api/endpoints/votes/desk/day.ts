import type { FastifyInstance } from 'fastify';
import { noteIncidentCall } from '#adapters/wire/voting-desk/note-incident.ts';
import { readVoteDayCall } from '#adapters/wire/voting-desk/read-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { readIncident } from '#domain/voting/desk/incident.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { askedDesk, deskRefused } from './asked-desk.ts';
import { writeDay } from './write-day.ts';

const act = 'vote.readTurnout';

/** The day of a vote, and the incidents that are noted of it. */
export function voteDayEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readVoteDayCall, async ({ town, id, member }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    return isLeft(desk) ? desk : right(await writeDay(council, town, desk.right, member));
  });

  route(server, council, noteIncidentCall, async ({ town, realm, id, member, body }) => {
    const desk = await askedDesk(council, town, id, { member, act });
    if (isLeft(desk)) return desk;
    const words = readIncident(body.words);
    if (isLeft(words)) return left(deskRefused(words.left.kind));
    const [by, at] = [member.name, council.clock.now()];
    const step = { act: 'vote.incident', from: null, to: null, words: words.right, by, at };
    await council.voteDesk.change(realm, id, { surveys: [], withCensus: false }, ({ record }) => ({
      act: record && { record, documents: [], steps: [step] },
      answer: null,
    }));
    return right(await writeDay(council, town, desk.right, member));
  });
}
