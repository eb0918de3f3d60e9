import type { FastifyInstance } from 'fastify';
import {
  giveRecordSignature,
  recordToSign,
  type RecordTry,
  takeRecordBack,
} from '#application/office/votes/closing/give-record-signature.ts';
import { provePasskey } from '#application/office/votes/closing/passkey-proof.ts';
import type { ClosingAct } from '#application/ports/server/office/closing-desk.ts';
import { askToSignClosingCall } from '#adapters/wire/office-votes/closing/ask-to-sign-closing.ts';
import { readClosingCall } from '#adapters/wire/office-votes/closing/read-closing.ts';
import { signClosingCall } from '#adapters/wire/office-votes/closing/sign-closing.ts';
import { takeClosingBackCall } from '#adapters/wire/office-votes/closing/take-closing-back.ts';
import type { Refused } from '#domain/office/decide.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type ClosingRefused, recordChallenge } from '#domain/voting/closing/sign-closing.ts';
import { maySign } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { siteOf } from '../../../plugins/passkey-site.ts';
import { type RefusedBy, route } from '../../../plugins/route.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { signerOf } from '../asked-vote.ts';
import { askedClosing } from './asked-closing.ts';
import { sampleEndpoints } from './samples.ts';
import { writeClosing } from './write-closing.ts';

const ofRoles: readonly string[] = [
  'noRole',
  'outsideScope',
  'ended',
  'opposedRole',
] satisfies readonly Refused['kind'][];

const refusedAs = (refused: ClosingRefused): RefusedBy<typeof askToSignClosingCall> =>
  ofRoles.includes(refused.kind)
    ? notAllowed('vote.close', refused as Refused)
    : { kind: 'signatureRefused', where: refused.kind };

const notOpened = left({ kind: 'signatureRefused', where: 'notOpened' } as const);

/** What a passkey has to sign for a record. */
function challengeEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, askToSignClosingCall, async ({ town, id, member, body, request }) => {
    const asked = await askedClosing(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { matter, book } = asked.right;
    if (matter === null) return notOpened;
    const given: RecordTry = {
      ...body,
      explanation: body.explanation ?? '',
      signer: signerOf(member),
      now: council.clock.now(),
    };
    const made = recordToSign(matter, book, given);
    if (isLeft(made)) return left(refusedAs(made.left));
    const { hash } = made.right.record;
    const options = await council.passkeys.using(siteOf(request), recordChallenge(hash));
    return right({ hash, options: { ...options } });
  });
}

/** Signing a closing record with a passkey. */
function signatureEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { closingDesk, clock } = council;
  route(server, council, signClosingCall, async ({ town, realm, id, member, body, request }) => {
    const asked = await askedClosing(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { matter } = asked.right;
    if (matter === null) return notOpened;
    const { turn, hash, explanation, answer } = body;
    const site = siteOf(request);
    const proof = await provePasskey(council)({ realm, id: member.id }, hash, { site, answer });
    if (isLeft(proof)) return proof;
    const given = {
      turn,
      hash,
      explanation: explanation ?? '',
      signer: signerOf(member),
      now: clock.now(),
      proof: proof.right,
    };
    const done = await closingDesk.change<Either<ClosingRefused, true>>(realm, id, (book) => {
      // Somebody else signed first since the person was found.
      if (book.waiting?.by.person !== asked.right.book.waiting?.by.person)
        return { act: null, answer: left({ kind: 'changed' }) };
      const made = giveRecordSignature(matter, book, given);
      return isLeft(made) ? { act: null, answer: made } : { act: made.right, answer: right(true) };
    });
    if (isLeft(done)) return left(refusedAs(done.left));
    const after = await askedClosing(council, town, id, member);
    return map((now: typeof asked.right) => writeClosing(now, member, clock.now()))(after);
  });
}

/** Taking a first signature back. */
function takingBackEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { closingDesk, clock } = council;
  route(server, council, takeClosingBackCall, async ({ town, realm, id, member }) => {
    const asked = await askedClosing(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { matter } = asked.right;
    if (matter === null) return notOpened;
    const [signer, now] = [signerOf(member), clock.now()];
    const may = maySign(signer, { act: 'vote.close', subject: matter.subject }, now);
    if (isLeft(may)) return left(refusedAs(may.left as ClosingRefused));
    const isDone = await closingDesk.change(realm, id, (book) => {
      const act: ClosingAct | null = takeRecordBack(book, signer, now);
      return { act, answer: act !== null };
    });
    if (!isDone) return left({ kind: 'signatureRefused', where: 'unsigned' });
    const after = await askedClosing(council, town, id, member);
    return map((found: typeof asked.right) => writeClosing(found, member, now))(after);
  });
}

/** The closing of votes in the office. */
export function closingEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readClosingCall, async ({ town, id, member }) => {
    const asked = await askedClosing(council, town, id, member);
    return map((found: Parameters<typeof writeClosing>[0]) =>
      writeClosing(found, member, council.clock.now()),
    )(asked);
  });
  challengeEndpoint(server, council);
  signatureEndpoint(server, council);
  takingBackEndpoint(server, council);
  sampleEndpoints(server, council);
}
