import type { FastifyInstance } from 'fastify';
import { answerPlaceCall } from '#adapters/wire/registrations/answer-offer.ts';
import { appealApplicationCall } from '#adapters/wire/registrations/appeal-application.ts';
import { correctApplicationCall } from '#adapters/wire/registrations/correct-application.ts';
import { leaveActivityCall } from '#adapters/wire/registrations/leave-activity.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { putProofCall } from '#adapters/wire/registrations/put-proof.ts';
import {
  mostApplicationsRead,
  readOwnApplicationsCall,
} from '#adapters/wire/registrations/read-applications.ts';
import { withdrawApplicationCall } from '#adapters/wire/registrations/withdraw-application.ts';
import { appealApplication } from '#application/registrations/admission/appeal.ts';
import { endPlace } from '#application/registrations/after/leave-activity.ts';
import {
  correctApplication,
  withdrawApplication,
} from '#application/registrations/apply/correct-application.ts';
import { putProof } from '#application/registrations/apply/put-proof.ts';
import { answerOffer } from '#application/registrations/places/answer-offer.ts';
import type { ActivityPlaces } from '#application/registrations/registration-ports.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { route } from '../../plugins/route.ts';
import { putPorts } from '../files/came-file.ts';
import { answerApplication, applicationOfKey, type CameForPlace, passOnAfter } from './answer-application.ts';
import { registrationRefused, type RegistrationRefusal } from './asked-activity.ts';
import { feeRefunds } from './paid-registrations.ts';

/** Changes an application by its key, and answers with what it is then. */
function changing(council: ServerParts) {
  const answer = answerApplication(council);
  return async (
    came: CameForPlace & { readonly id: string; readonly body: { readonly key: string } },
    work: (places: ActivityPlaces, key: string) => Promise<Either<{ readonly kind: string }, unknown>>,
  ): Promise<Either<RegistrationRefusal, OwnApplicationAnswer>> => {
    const { town, id, body } = came;
    const named = await applicationOfKey(council, town, { activity: id, key: body.key });
    if (isLeft(named)) return named;
    const { places } = named.right;
    const done = await work(places, body.key);
    if (isLeft(done)) return left(registrationRefused(done.left));
    // As it is after the change: who accepts a place is answered where it is paid.
    const after = await applicationOfKey(council, town, { activity: id, key: body.key });
    return isLeft(after) ? after : right(await answer(came, after.right));
  };
}

function content(server: FastifyInstance, council: ServerParts): void {
  const change = changing(council);
  const put = putProof({ ...council, ...putPorts(council, server.log) });
  route(server, council, correctApplicationCall, async (came) =>
    change(came, (places, key) => correctApplication(council)(places, key, came.body.content)),
  );
  route(server, council, withdrawApplicationCall, async (came) =>
    change(came, (places, key) => withdrawApplication(council)(places, key)),
  );
  route(server, council, putProofCall, async (came) => {
    const { proof, name, file } = came.body;
    const bytes = base64File(file, 'file');
    if (isLeft(bytes)) return bytes;
    return change(came, (places, key) => put(places, key, { proof, name, content: bytes.right }));
  });
  route(server, council, appealApplicationCall, async (came) =>
    change(came, (places, key) => appealApplication(council)(places, key, came.body.text)),
  );
}

function places(server: FastifyInstance, council: ServerParts): void {
  const change = changing(council);
  const passOn = passOnAfter(council);
  const refunds = feeRefunds(council);
  route(server, council, answerPlaceCall, async (came) => {
    const { isAccepted, forward } = came.body;
    return change({ ...came, forward }, async (asked, key) => {
      const done = await answerOffer(council)(asked, key, isAccepted);
      if (!isAccepted) await passOn(asked, came.request);
      return done;
    });
  });
  route(server, council, leaveActivityCall, async (came) =>
    change(came, async (asked, key) => {
      const ports = { ...council, refund: refunds(came.town) };
      const done = await endPlace(ports)(asked, key, { to: 'left', reason: '', by: 'sender' });
      await passOn(asked, came.request);
      return done;
    }),
  );
}

/** What an applicant does with an application, by its key. */
export function ownApplicationEndpoints(server: FastifyInstance, council: ServerParts): void {
  content(server, council);
  places(server, council);
  const answer = answerApplication(council);
  route(server, council, readOwnApplicationsCall, async ({ town, body, request }) => {
    const asked = body.applications.slice(0, mostApplicationsRead);
    const items = await Promise.all(
      asked.map(async (named) => {
        const found = await applicationOfKey(council, town, named);
        return isLeft(found) ? [] : [await answer({ town, request }, found.right)];
      }),
    );
    return right({ items: items.flat() });
  });
}
