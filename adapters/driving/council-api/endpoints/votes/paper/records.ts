import type { FastifyInstance } from 'fastify';
import { hashedRecord, signBox } from '#application/office/votes/paper/sign-box.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { readBoxRecordCall, signBoxRecordCall } from '#adapters/wire/office-votes/paper/box-record.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { signedWithKey } from '../signed-with-key.ts';
import { actingPaper } from './asked-paper.ts';
import { boxRefusal } from './box-refusal.ts';
import { boxesNow } from './boxes-now.ts';

/** The records of boxes, and who signs them. */
export function boxRecordEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readBoxRecordCall, async ({ town, id, box, member }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const found = await council.boxBook.entries(town.realm, id, box);
    const ready = hashedRecord(found, { box, sheet: asked.right.sheet, hash: sha256Text });
    if (isLeft(ready)) return left(boxRefusal(ready.left));
    const { record, hash } = ready.right;
    const { given, found: papers, drawnOut, missing, count } = record;
    return right({ given, found: papers, drawnOut, missing, ...count, hash });
  });

  route(server, council, signBoxRecordCall, async ({ town, realm, id, box, member, body, request }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { sheet, signer, surveys } = asked.right;
    const matter = { kind: 'box', of: `${id}/${box}`, hash: body.hash } as const;
    const proven = await signedWithKey(council, { realm, member, request, body }, matter);
    if (isLeft(proven)) return proven;
    const refused = await council.boxBook.changeEntries(town.realm, id, null, (found) => {
      const act = signBox(found, {
        ...proven.right,
        box,
        sheet,
        hash: sha256Text,
        signer,
        seen: body.hash,
        words: body.words,
        now: council.clock.now(),
        surveys: surveys.map((one) => one.id),
      });
      return isLeft(act) ? { act: null, answer: boxRefusal(act.left) } : { act: act.right, answer: null };
    });
    return refused === null ? boxesNow(council, town, id, member) : left(refused);
  });
}
