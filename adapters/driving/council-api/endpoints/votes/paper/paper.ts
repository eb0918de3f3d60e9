import type { FastifyInstance } from 'fastify';
import { actOnBoxes } from '#application/office/votes/paper/act-on-boxes.ts';
import { changeBoxesCall } from '#adapters/wire/office-votes/paper/change-boxes.ts';
import { readBoxesCall } from '#adapters/wire/office-votes/paper/read-boxes.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { actingPaper } from './asked-paper.ts';
import { boxRefusal } from './box-refusal.ts';
import { boxesNow } from './boxes-now.ts';
import { entryEndpoints } from './entries.ts';
import { printEndpoint } from './print-ballot.ts';
import { boxRecordEndpoints } from './records.ts';

/** The ballot boxes of a vote and what is entered of their ballots. */
export function paperEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readBoxesCall, async ({ town, id, member }) => boxesNow(council, town, id, member));

  route(server, council, changeBoxesCall, async ({ town, id, member, body }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { signer, stage, surveys } = asked.right;
    const counts = await council.votingDesk.counts(town.realm, id);
    const refused = await council.boxBook.changeEntries(town.realm, id, null, ({ boxes, entries }) => {
      const box = body.box ?? '';
      const target = boxes.find((one) => one.id === box)?.into ?? box;
      const numbers = entries.flatMap((one) => (one.box === target ? [one.number] : []));
      const act = actOnBoxes(
        boxes,
        {
          act: body.act,
          box,
          name: body.name ?? '',
          witness: body.witness ?? '',
          words: body.words ?? '',
          found: body.found ?? -1,
          signer,
          now: council.clock.now(),
          stage,
          given: counts.paper.get(box) ?? 0,
          highest: Math.max(0, ...numbers),
        },
        surveys.map((one) => one.id),
      );
      if (isLeft(act)) return { act: null, answer: boxRefusal(act.left) };
      return { act: { put: null, drop: null, boxes: act.right, join: [] }, answer: null };
    });
    return refused === null ? boxesNow(council, town, id, member) : left(refused);
  });

  entryEndpoints(server, council);
  boxRecordEndpoints(server, council);
  printEndpoint(server, council);
}
