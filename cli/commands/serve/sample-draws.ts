import { randomBytes } from 'node:crypto';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { seedSubject } from '#adapters/driving/council-api/endpoints/registrations/draws/asked-draw.ts';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import { readDraw, readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import { signDraw, valueToSign } from '#application/registrations/draw/make-draw.ts';
import { sealDraw, sealedState } from '#application/registrations/draw/seal-draw.ts';
import { drawChallenge } from '#domain/registrations/act/draw-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { goodOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { signedOnce } from './sample-key.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import type { SampleAnswer } from './sample-people.ts';
import type { SampleDraw, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly work: Pick<SampleWork, 'draws'>;
  readonly office: OpenCouncil['office'];
  readonly staffPost: (path: string, payload: object, by?: string) => Promise<SampleAnswer>;
}

/** A person of the sample who signs: nobody signs in for them. */
const signerOf = (name: string, at: Instant): Signer => ({
  id: name,
  name,
  isProgram: false,
  grants: [{ role: 'drawSigner', scope: { kind: 'town' }, until: null, givenBy: [{ by: 'operator', at }] }],
});

async function ask({ realm, office }: Given, activity: string, made: Either<unknown, GoodsRequest>) {
  const good = { realm: realmId(realm), good: goodOfDraw(activity) };
  const done = isLeft(made) ? made : await office.goods.ask(good, made.right);
  if (isLeft(done)) throw new Error(`${activity}: ${JSON.stringify(done.left)}`);
}

/** Seals the final list of an activity; gives the seed, with which it is drawn. */
async function seal(given: Given, { activity: id, signers }: SampleDraw): Promise<string> {
  const { office } = given;
  const realm = realmId(given.realm);
  const list = await office.drawLists.list(realm, id);
  const activity = (await office.drawLists.activities(realm)).find((one) => one.id === id);
  if (list === null || activity === undefined) throw new Error(`${id}: its list is not final`);
  const seed = randomBytes(32).toString('hex');
  const encrypted = office.seal.seal(seed, seedSubject({ realm }, id));
  const now = office.clock.now();
  const signer = signerOf(signers[0], now);
  await ask(given, id, sealDraw({ activity, list }, { signer, now, seed, encrypted }, sha256Text));
  return seed;
}

/** One of the two people signs the value; the second signature draws. */
async function sign(given: Given, draw: SampleDraw, turn: 'first' | 'second', seed: string): Promise<void> {
  const { activity, signers, value, source } = draw;
  const { office } = given;
  const now = office.clock.now();
  const realm = realmId(given.realm);
  const [found, { list }] = await Promise.all([
    readDraw(office)(realm, activity),
    readDrawTexts(office)(realm, activity),
  ]);
  if (found === null) throw new Error(`${activity}: its list is not sealed`);
  const matter = { activity, found, first: signerOf(signers[0], now) };
  const typed = { turn, value, source, now, signer: signerOf(signers[turn === 'first' ? 0 : 1], now) };
  const asked = valueToSign(matter, typed, sha256Text);
  if (isLeft(asked)) throw new Error(`${activity}: ${JSON.stringify(asked.left)}`);
  const { hash } = asked.right;
  const proof = signedOnce(drawChallenge(hash));
  const secret = { list, seed, step: sealedState(found.kept.sealed) };
  await ask(given, activity, signDraw(matter, { ...typed, hash, proof }, { secret, hash: sha256Text }));
}

async function makeDraw(given: Given, draw: SampleDraw): Promise<void> {
  const seed = await seal(given, draw);
  await sign(given, draw, 'first', seed);
  await sign(given, draw, 'second', seed);
  await given.office.drawLists.give(realmId(given.realm), draw.activity);
}

/** Activities whose lists are published, whose places are drawn by two people, and given. */
export const drawMoments = (given: Given, now: Instant): readonly SampleMoment[] =>
  (given.work.draws ?? []).flatMap((draw) => {
    const { activity, by, provisionalDaysAgo, finalDaysAgo, daysAgo } = draw;
    const publish = (list: string) =>
      given.staffPost(`registrations/activities/${activity}/lists`, { list }, by);
    return [
      { at: daysBefore(now, provisionalDaysAgo), work: () => publish('provisional') },
      { at: daysBefore(now, finalDaysAgo), work: () => publish('final') },
      { at: daysBefore(now, daysAgo), work: () => makeDraw(given, draw) },
    ];
  });
