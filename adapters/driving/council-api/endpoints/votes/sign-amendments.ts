import type { FastifyInstance } from 'fastify';
import { signAmendment } from '#application/imports/census/amendments.ts';
import { signAmendmentCall } from '#adapters/wire/office-votes/sign-amendment.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SignRefused } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { askedVote, signerOf } from './asked-vote.ts';
import { amendmentReading, fixedIn, waitingMatter } from './census-amendments.ts';
import { writeRefused } from './sign-votes.ts';
import { signedWithKey } from './signed-with-key.ts';
import { writeVote } from './write-vote.ts';

/** The second signature of an amendment of the census. */
export function signAmendmentEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, signAmendmentCall, async ({ town, realm, id, member, body, request }) => {
    const before = await askedVote(council, town, id, member);
    if (isLeft(before)) return before;
    const keyed = { kind: 'amendment', of: body.amendment, hash: body.hash } as const;
    const proven = await signedWithKey(council, { realm, member, request, body }, keyed);
    if (isLeft(proven)) return proven;
    const [matter, reading] = [await waitingMatter(council, town), await amendmentReading(council, town)];
    const now = council.clock.now();
    const seen = { id: body.amendment, vote: id, hash: body.hash };
    const signed = { ...seen, ...proven.right, signer: signerOf(member), now };
    const done = await council.censusAmendments.confirm<Either<SignRefused, true>>(
      realm,
      ({ waiting, records }) => {
        if (waiting?.id !== matter.waiting?.id) return { act: null, answer: left({ kind: 'changed' }) };
        const found = { ...matter, waiting, votes: fixedIn(records, town, now) };
        const made = signAmendment(found, reading, signed);
        return isLeft(made) ? { act: null, answer: made } : { act: made.right, answer: right(true) };
      },
    );
    if (isLeft(done)) return left(writeRefused(done.left, 'vote.extend'));
    const after = await askedVote(council, town, id, member);
    return isLeft(after) ? after : right(await writeVote(council, town, after.right, member));
  });
}
