import type { FastifyInstance } from 'fastify';
import {
  type GivenSignature,
  giveSignature,
  type SignatureRefused,
  takeSignatureBack,
} from '#application/office/votes/give-signature.ts';
import { signVoteCall } from '#adapters/wire/office-votes/sign-vote.ts';
import { takeSignatureBackCall } from '#adapters/wire/office-votes/take-signature-back.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Refused } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { maySign } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { notAllowed } from '../../plugins/staff.ts';
import { askedVote, firstSigner, signerOf, voteTitle } from './asked-vote.ts';
import { signedWithKey } from './signed-with-key.ts';
import { writeVote } from './write-vote.ts';

const ofRoles: readonly string[] = [
  'noRole',
  'outsideScope',
  'ended',
  'unsigned',
  'opposedRole',
] satisfies readonly Refused['kind'][];

/** The refusal of a signature; `act` is what the person would need a role for. */
export function writeRefused(
  refused: SignatureRefused,
  act: Act,
): CallRefusal<'notAllowed' | 'signatureRefused'> {
  const { kind } = refused;
  // A role that is not signed yet is a refusal of roles; a vote that nobody has signed first is one of signatures.
  if (ofRoles.includes(kind) && kind !== 'unsigned') return notAllowed(act, refused as Refused);
  if (kind === 'fixed')
    return {
      kind: 'signatureRefused',
      where: kind,
      faults: [{ survey: refused.survey, path: refused.path }],
    };
  if (kind === 'blocked')
    return {
      kind: 'signatureRefused',
      where: kind,
      faults: refused.blockers.map((blocker) => ({ kind: blocker })),
    };
  return { kind: 'signatureRefused', where: kind };
}

/** Signing a vote, and taking a first signature back. */
export function signVoteEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { voteDesk, clock, rehearsals } = council;

  route(server, council, signVoteCall, async ({ town, realm, id, member, body, request }) => {
    const before = await askedVote(council, town, id, member);
    if (isLeft(before)) return before;
    const { asked, reading, found, subject } = before.right;
    const matter = { kind: body.what, of: id, hash: body.hash };
    const proven = await signedWithKey(council, { realm, member, request, body }, matter);
    if (isLeft(proven)) return proven;
    const given: GivenSignature = {
      ...body,
      ...proven.right,
      reason: body.reason ?? '',
      title: voteTitle(before.right),
      signer: signerOf(member),
      now: clock.now(),
      subject,
      first: await firstSigner(council, town, found),
    };
    // The transaction finds the same documents as the check did, or another hash, which is refused.
    const done = await voteDesk.change<Either<SignatureRefused, true>>(realm, id, asked, (now) => {
      if (now.record?.waiting?.by.person !== found.record?.waiting?.by.person)
        return { act: null, answer: left({ kind: 'changed' }) };
      const made = giveSignature(now, reading, given);
      return isLeft(made) ? { act: null, answer: made } : { act: made.right, answer: right(true) };
    });
    if (isLeft(done))
      return left(writeRefused(done.left, body.what === 'change' ? 'vote.extend' : 'vote.open'));
    const after = await askedVote(council, town, id, member);
    if (isLeft(after)) return after;
    // A vote that is opened is rehearsed no more.
    const held = rehearsals?.of(realm, id) ?? null;
    if (held !== null && after.right.found.record?.opened) await rehearsals?.discard(held);
    return right(await writeVote(council, town, after.right, member));
  });

  route(server, council, takeSignatureBackCall, async ({ town, realm, id, member }) => {
    const before = await askedVote(council, town, id, member);
    if (isLeft(before)) return before;
    const { asked, subject, found } = before.right;
    const [signer, now] = [signerOf(member), clock.now()];
    const act = found.record?.waiting?.what === 'change' ? 'vote.extend' : 'vote.open';
    const may = maySign(signer, { act, subject }, now);
    if (isLeft(may)) return left(writeRefused(may.left, act));
    const isDone = await voteDesk.change(realm, id, asked, (latest) => {
      const made = takeSignatureBack(latest, signer, now);
      return { act: made, answer: made !== null };
    });
    if (!isDone) return left({ kind: 'signatureRefused', where: 'unsigned' });
    const after = await askedVote(council, town, id, member);
    return isLeft(after) ? after : right(await writeVote(council, town, after.right, member));
  });
}
