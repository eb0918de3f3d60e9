import type { FastifyInstance } from 'fastify';
import { usePasskey } from '#application/office/access/use-passkey.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import {
  drawChain,
  drawKind,
  readDraw,
  readDrawTexts,
} from '#application/registrations/draw/draw-records.ts';
import {
  type DrawNotMade,
  type SecretParts,
  signDraw,
  takeActBack,
  valueToSign,
} from '#application/registrations/draw/make-draw.ts';
import { sealDraw, type SealRefused } from '#application/registrations/draw/seal-draw.ts';
import { goodSubject } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { askToSignDrawCall } from '#adapters/wire/registrations/draw/office/ask-to-sign-draw.ts';
import { listStaffDrawsCall } from '#adapters/wire/registrations/draw/office/list-staff-draws.ts';
import { readStaffDrawCall } from '#adapters/wire/registrations/draw/office/read-staff-draw.ts';
import { sealDrawCall } from '#adapters/wire/registrations/draw/office/seal-draw.ts';
import { signDrawCall } from '#adapters/wire/registrations/draw/office/sign-draw.ts';
import { drawStages, type StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { takeDrawBackCall } from '#adapters/wire/registrations/draw/office/take-draw-back.ts';
import type { Town } from '#domain/access/town.ts';
import type { Refused } from '#domain/office/decide.ts';
import { drawChallenge } from '#domain/registrations/act/draw-act.ts';
import type { ActTry } from '#domain/registrations/act/sign-act.ts';
import { drawOfGood, goodOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { siteOf } from '../../../plugins/passkey-site.ts';
import { route } from '../../../plugins/route.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { signerOf } from '../../votes/asked-vote.ts';
import { type AskedDraw, askedDraw, seedSubject } from './asked-draw.ts';
import { writeDrawRow, writeStaffDraw } from './write-staff-draw.ts';

type Refusal = CallRefusal<'notAllowed' | 'signatureRefused' | 'unknownDocument'>;

const ofRoles: readonly string[] = [
  'noRole',
  'outsideScope',
  'ended',
  'opposedRole',
] satisfies readonly Refused['kind'][];

const refusedAs = (refused: DrawNotMade | SealRefused | { readonly kind: 'changed' }): Refusal =>
  ofRoles.includes(refused.kind)
    ? notAllowed('draw.sign', refused as Refused)
    : { kind: 'signatureRefused', where: refused.kind };

const unknown = left<CallRefusal<'unknownDocument'>>({ kind: 'unknownDocument' });

interface TypedValue {
  readonly turn: 'first' | 'second';
  readonly value: string;
  readonly source?: string | null | undefined;
}

/** A signature as it came with a call. */
const tryOf = ({ clock }: ServerParts, { turn, value, source }: TypedValue, member: StaffMember): ActTry => ({
  turn,
  value,
  source: source ?? '',
  signer: signerOf(member),
  now: clock.now(),
});

/** Sends what was decided to the good of the activity, and answers the draw as it is then. */
async function done(
  council: ServerParts,
  { town, id, member }: { readonly town: Town; readonly id: string; readonly member: StaffMember },
  request: GoodsRequest,
): Promise<Either<Refusal, StaffDraw>> {
  const made = await council.goods.ask({ realm: town.realm, good: goodOfDraw(id) }, request);
  // Somebody sealed or signed since this was read.
  if (isLeft(made)) return left({ kind: 'signatureRefused', where: 'changed' });
  const after = await askedDraw(council, town, id);
  if (after?.found?.kept.done != null) await council.drawLists.give(town.realm, id);
  return after === null ? unknown : right(await writeStaffDraw(council, town, after, member));
}

/** Lists and seed as they are stored, and what the chain of steps says that was sealed. */
async function secretParts(
  council: ServerParts,
  town: Town,
  { activity, found }: AskedDraw,
): Promise<SecretParts> {
  const [texts, chain] = await Promise.all([
    readDrawTexts(council)(town.realm, activity),
    council.steps.of(town.realm, goodSubject(goodOfDraw(activity), drawChain)),
  ]);
  return {
    list: texts.list,
    seed: found && council.seal.open(found.kept.seed, seedSubject(town, activity)),
    step: chain[0]?.to ?? null,
  };
}

function readEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listStaffDrawsCall, async ({ town: { realm } }) => {
    const [activities, goods] = await Promise.all([
      council.drawLists.activities(realm),
      council.goodsRecords.goodsWith(realm, drawKind),
    ]);
    const sealed = goods.map(drawOfGood);
    const ids = [...new Set([...activities.map(({ id }) => id), ...sealed])];
    const rows = await Promise.all(
      ids.map(async (activity) => {
        const source = activities.find((one) => one.id === activity) ?? null;
        return writeDrawRow({ activity, source, found: await readDraw(council)(realm, activity) });
      }),
    );
    const order = ['waiting', 'sealed', 'ready', 'open', 'drawn'] satisfies (typeof drawStages)[number][];
    const items = rows.toSorted(
      (a, b) => order.indexOf(a.stage) - order.indexOf(b.stage) || (a.id < b.id ? -1 : 1),
    );
    return right({ items });
  });

  route(server, council, readStaffDrawCall, async ({ town, id, member }) => {
    const asked = await askedDraw(council, town, id);
    if (asked === null) return unknown;
    // A process that died after the second signature has left places to give.
    if (asked.found !== null && asked.found.kept.done !== null) await council.drawLists.give(town.realm, id);
    return right(await writeStaffDraw(council, town, asked, member));
  });
}

function sealEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { clock, drawLists, random, seal } = council;
  route(server, council, sealDrawCall, async ({ town, id, member }) => {
    const asked = await askedDraw(council, town, id);
    // Sealed already: an answer that was lost is given again, and nothing is sealed twice.
    if (asked !== null && asked.found !== null)
      return right(await writeStaffDraw(council, town, asked, member));
    const list = await drawLists.list(town.realm, id);
    const activity = asked?.source ?? null;
    if (activity === null) return unknown;
    if (list === null) return left<Refusal>({ kind: 'signatureRefused', where: 'open' });
    const seed = Buffer.from(random(32)).toString('hex');
    const encrypted = seal.seal(seed, seedSubject(town, id));
    const given = { signer: signerOf(member), now: clock.now(), seed, encrypted };
    const made = sealDraw({ activity, list }, given, sha256Text);
    return isLeft(made) ? left(refusedAs(made.left)) : done(council, { town, id, member }, made.right);
  });
}

function signEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, askToSignDrawCall, async ({ town, id, member, body, request }) => {
    const asked = await askedDraw(council, town, id);
    if (asked === null) return unknown;
    const made = valueToSign(asked, tryOf(council, body, member), sha256Text);
    if (isLeft(made)) return left(refusedAs(made.left));
    const { hash } = made.right;
    return right({
      hash,
      options: { ...(await council.passkeys.using(siteOf(request), drawChallenge(hash))) },
    });
  });

  route(server, council, signDrawCall, async ({ town, realm, id, member, body, request }) => {
    const asked = await askedDraw(council, town, id);
    if (asked === null) return unknown;
    const { hash, answer } = body;
    const site = siteOf(request);
    const proof = await usePasskey(council)({ realm, id: member.id }, drawChallenge(hash), { site, answer });
    if (isLeft(proof)) return proof;
    const given = { ...tryOf(council, body, member), hash, proof: proof.right };
    const made = signDraw(asked, given, {
      secret: await secretParts(council, town, asked),
      hash: sha256Text,
    });
    return isLeft(made) ? left(refusedAs(made.left)) : done(council, { town, id, member }, made.right);
  });

  route(server, council, takeDrawBackCall, async ({ town, id, member }) => {
    const asked = await askedDraw(council, town, id);
    if (asked === null) return unknown;
    const made = takeActBack(asked, signerOf(member), council.clock.now());
    return isLeft(made) ? left(refusedAs(made.left)) : done(council, { town, id, member }, made.right);
  });
}

/** Draws in the office: lists are sealed, and two people make the act. */
export function staffDrawEndpoints(server: FastifyInstance, council: ServerParts): void {
  readEndpoints(server, council);
  sealEndpoint(server, council);
  signEndpoints(server, council);
}
