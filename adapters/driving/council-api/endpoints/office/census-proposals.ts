import type { FastifyInstance } from 'fastify';
import { proposeAmendmentCall } from '#adapters/wire/imports/propose-amendment.ts';
import { takeAmendmentBackCall } from '#adapters/wire/imports/take-amendment-back.ts';
import { writeWaitingAmendment } from '#adapters/wire/voting/amendment.ts';
import { proposeAmendment, type ProposalRefusal } from '#application/imports/census/amendments.ts';
import { reference } from '#domain/forms/request.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { signerOf } from '../votes/asked-vote.ts';
import { amendmentReading, fixedVotesOf } from '../votes/census-amendments.ts';
import { writeRefused } from '../votes/sign-votes.ts';
import { signedWithKey } from '../votes/signed-with-key.ts';
import { broughtIn, inUse, mayChange } from './census-imports.ts';
import { importRefused } from './imports.ts';

/** The refusal of an amendment. */
function proposalRefused(refused: ProposalRefusal): RefusedBy<typeof proposeAmendmentCall> {
  const { kind } = refused;
  if (kind === 'censusInUse') return inUse(refused);
  if (kind === 'importRefused') return importRefused(refused);
  if (kind === 'importOutdated' || kind === 'importNotReady') return { kind };
  if (kind === 'notFixed' || kind === 'noReason') return { kind: 'signatureRefused', where: kind };
  return writeRefused(refused, 'census.change');
}

/** Bringing an amendment of a census that opened votes fix, and taking it back. */
export function censusProposalEndpoints(server: FastifyInstance, council: ServerParts): void {
  const parts = { ...council, fixedVotes: fixedVotesOf(council) };

  route(server, council, proposeAmendmentCall, async ({ town, realm, body, member, request }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const matter = { kind: 'census', of: 'census', hash: body.basis } as const;
    const proven = await signedWithKey(council, { realm, member, request, body }, matter);
    if (isLeft(proven)) return proven;
    const proposed = {
      ...proven.right,
      basis: body.basis,
      reason: body.reason,
      id: reference(council.random(10)),
      signer: signerOf(member),
      now: council.clock.now(),
    };
    const reading = await amendmentReading(council, town);
    const done = await proposeAmendment(parts, town, brought.right, proposed, reading);
    return isLeft(done) ? left(proposalRefused(done.left)) : right(writeWaitingAmendment(done.right, true));
  });

  route(server, council, takeAmendmentBackCall, async ({ town, realm, id, member }) => {
    const may = await mayChange(council, town, member);
    if (isLeft(may)) return may;
    const step = { act: 'census.withdraw', from: null, to: null, words: null };
    const at = { by: member.name, at: council.clock.now() };
    const isDone = await council.censusAmendments.takeBack(realm, id, { ...step, ...at });
    return isDone ? right({ status: 'ok' }) : left({ kind: 'signatureRefused', where: 'unsigned' });
  });
}
