import { describe, expect, it } from 'vitest';
import type { ActToVerify, DrawToVerify } from '#domain/registrations/act/draw-to-verify.ts';
import type { DrawTexts } from '#domain/registrations/act/kept-draw.ts';
import { type DrawOutcome, drawOutcomeText } from '#domain/registrations/draw/draw-outcome.ts';
import { drawListText } from '#domain/registrations/draw/list-text.ts';
import { drawInMemory } from '#fixtures/builders/registrations/draw-in-memory.ts';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { signingPerson } from '#fixtures/builders/vouchers/signed-campaign.ts';
import { verifyDraw, type NotedHashes } from './verify-draw.ts';

/** A draw as it is published, made by two people. */
async function published(): Promise<{
  draw: DrawToVerify;
  act: ActToVerify;
  hash: (text: string) => string;
}> {
  const { sign, found, texts, list, hash } = await drawInMemory(aDrawList({ count: 90 }));
  await sign(signingPerson('rosa', 'drawSigner'), 'first');
  await sign(signingPerson('pere', 'drawSigner'), 'second');
  const { sealed, done } = (await found())?.kept ?? {};
  const { outcome } = await texts();
  if (!sealed || !done || outcome === null) throw new Error('no draw');
  const { activity, listHash, seedHash } = sealed;
  const signatures = done.by.map(({ name, proof }) => ({ name, ...proof }));
  const act = { ...done, signatures, outcome: JSON.parse(outcome) as DrawOutcome };
  return { draw: { activity, listHash, seedHash, list, act }, act, hash };
}

const { draw, act, hash } = await published();
const kindsOf = async (more: Partial<DrawToVerify>, noted?: NotedHashes) => {
  const isSigned = async () => true;
  const { faults } = await verifyDraw({ hash, isSigned })({ ...draw, ...more }, noted);
  return faults.map(({ kind }) => kind);
};
const withAct = (more: Partial<ActToVerify>) => kindsOf({ act: { ...act, ...more } });

describe('a published draw', () => {
  it('agrees with what anybody draws again', async () => {
    const verified = await verifyDraw({ hash, isSigned: null })(draw);
    expect(verified).toMatchObject({
      faults: [],
      same: 90,
      listHash: draw.listHash,
      resultHash: act.resultHash,
    });
    expect(await kindsOf({}, { list: draw.listHash, seed: draw.seedHash })).toEqual([]);
  });

  it('is only a seal before the act', async () => {
    const verified = await verifyDraw({ hash, isSigned: null })({ ...draw, act: null });
    expect(verified).toMatchObject({ faults: [], outcome: null, resultHash: null });
  });
});

describe('who changes what was sealed, with all hashes made to fit', () => {
  it('is betrayed by the hashes that were noted at the close', async () => {
    const noted = { list: draw.listHash, seed: draw.seedHash };
    const list = aDrawList({ count: 91 });
    const listHash = hash(JSON.stringify(list));
    expect(await kindsOf({ list, listHash }, noted)).toContain('notedList');
    const seed = 'aa'.repeat(32);
    expect(await kindsOf({ seedHash: hash(seed), act: { ...act, seed } }, noted)).toContain('notedSeed');
  });

  it('is betrayed by the signatures, which are on the first hashes', async () => {
    const signed: string[] = [];
    const isSigned = async (_: object, challenge: string) => challenge === `concejo draw ${act.hash}`;
    const kinds = async (more: Partial<DrawToVerify>) => {
      const { faults } = await verifyDraw({ hash, isSigned })({ ...draw, ...more });
      signed.push(...faults.map(({ kind }) => kind));
      return faults.map(({ kind }) => kind);
    };
    expect(await kinds({})).toEqual([]);
    const seed = 'aa'.repeat(32);
    expect(await kinds({ seedHash: hash(seed), act: { ...act, seed } })).toEqual(
      expect.arrayContaining(['act', 'signature', 'signature']),
    );
    expect(await kinds({ act: { ...act, value: '6 6 6 6 6' } })).toEqual(
      expect.arrayContaining(['act', 'signature', 'signature']),
    );
  });
});

describe('a published draw whose texts are known as they were written', () => {
  const texts = { list: drawListText(draw.list), outcome: drawOutcomeText(act.outcome) };

  it('is not written again if they have the published hashes, and is if they have others', async () => {
    const hashed: string[] = [];
    const noting = (text: string) => {
      hashed.push(text);
      return hash(text);
    };
    const verify = (of: DrawTexts) => verifyDraw({ hash: noting, isSigned: null })({ ...draw, texts: of });
    expect(await verify(texts)).toMatchObject({ faults: [], listHash: draw.listHash });
    expect(hashed.filter((text) => text === texts.list || text === texts.outcome)).toHaveLength(2);
    const spaced = { list: ` ${texts.list}`, outcome: ` ${texts.outcome}` };
    expect(await verify(spaced)).toMatchObject({ faults: [], resultHash: act.resultHash });
    expect(await verify({ list: null, outcome: null })).toMatchObject({ faults: [] });
  });

  it('is betrayed by its outcome, whatever text has the hash', async () => {
    const [first, ...others] = act.outcome.applications;
    const applications = [{ ...first, position: 99 } as DrawOutcome['applications'][0], ...others];
    expect(await kindsOf({ texts, act: { ...act, outcome: { ...act.outcome, applications } } })).toEqual([
      'position',
    ]);
  });
});

describe('what does not hold of a draw', () => {
  it('is said of its list', async () => {
    expect(await kindsOf({ listHash: 'other' })).toEqual(['listHash']);
    expect(await kindsOf({ activity: 'judo' })).toContain('otherList');
    const [first] = draw.list.applications;
    expect(await kindsOf({ list: { ...draw.list, applications: [first, first] as never } })).toEqual([
      'listHash',
      'badList',
    ]);
  });

  it('is said of its seed and its signatures', async () => {
    expect(await withAct({ seed: 'aa' })).toContain('seed');
    const [one, two] = act.signatures as [ActToVerify['signatures'][0], ActToVerify['signatures'][0]];
    expect(await withAct({ signatures: [one] })).toEqual(['signers']);
    expect(await withAct({ signatures: [one, { ...two, name: one.name }] })).toEqual(['signers']);
    expect(await withAct({ signatures: [one, { ...two, publicKey: one.publicKey }] })).toEqual(['signers']);
  });

  it('is said of positions, places and the rest of the outcome', async () => {
    const { outcome } = act;
    const changed = (at: number, more: object) =>
      withAct({
        outcome: {
          ...outcome,
          applications: outcome.applications.map((one, n) => (n === at ? { ...one, ...more } : one)),
        },
      });
    expect(await changed(0, { position: 99 })).toEqual(['position']);
    expect(await changed(0, { placed: 'nowhere' })).toEqual(['place']);
    expect(await changed(0, { segment: 'nobody' })).toEqual(['place']);
    expect(await changed(0, { reason: 'noSegment' })).toEqual(['outcome']);
    const waits = outcome.applications.findIndex(({ waiting }) => waiting.length > 1);
    const [first] = outcome.applications[waits]?.waiting ?? [];
    expect(await changed(waits, { waiting: [first] })).toEqual(['outcome']);
    const { waiting = [] } = outcome.applications[waits] ?? {};
    for (const more of [{ n: 99 }, { group: 'nowhere' }])
      expect(await changed(waits, { waiting: [{ ...first, ...more }, ...waiting.slice(1)] })).toEqual([
        'outcome',
      ]);
    expect(await withAct({ outcome: { ...outcome, drawn: 1 } })).toEqual(['outcome']);
    expect(await withAct({ outcome: { ...outcome, applications: [] } })).toHaveLength(20);
    expect(await withAct({ resultHash: 'other' })).toEqual(['resultHash']);
  });
});
