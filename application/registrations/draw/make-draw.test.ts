import { describe, expect, it } from 'vitest';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import { drawListText } from '#domain/registrations/draw/list-text.ts';
import { drawOutcomeText } from '#domain/registrations/draw/draw-outcome.ts';
import { runDraw } from '#domain/registrations/draw/run-draw.ts';
import { isLeft } from '#domain/shared/result.ts';
import { drawInMemory } from '#fixtures/builders/registrations/draw-in-memory.ts';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { aDrawnActivity } from '#fixtures/builders/registrations/drawn-activity.ts';
import { signingPerson } from '#fixtures/builders/vouchers/signed-campaign.ts';
import { signDraw, takeActBack, valueToSign } from './make-draw.ts';
import { sealDraw } from './seal-draw.ts';

const [rosa, pere] = [signingPerson('rosa', 'drawSigner'), signingPerson('pere', 'drawSigner')];
const seed = '5e'.repeat(32);

describe('a list that is sealed', () => {
  const list = aDrawList({ count: 3 });
  const sealed = (activity = aDrawnActivity(), of: DrawList = list, signer = rosa) => {
    const made = sealDraw({ activity, list: of }, { signer, now: 5, seed, encrypted: 'x' }, (text) => text);
    return isLeft(made) ? made.left.kind : made.right;
  };

  it('is stored with its hash and that of the seed, which is not stored as it is', () => {
    const request = sealed();
    expect(request).toMatchObject({
      steps: [{ step: { act: 'draw.seal', to: `${drawListText(list)} ${seed}` } }],
    });
  });

  it('is refused if it is not final, empty or wrong, and to who may not draw', () => {
    expect(sealed(aDrawnActivity({ isFinal: false }))).toBe('open');
    expect(sealed(aDrawnActivity(), aDrawList({ count: 0 }))).toBe('nobody');
    const [first] = list.applications;
    expect(sealed(aDrawnActivity(), { ...list, applications: [first, first] as never })).toBe('badList');
    expect(sealed(aDrawnActivity(), list, signingPerson('marta', 'reader'))).toBe('noRole');
  });
});

describe('a draw', () => {
  it('is made by the second signature, with the outcome that anybody computes', async () => {
    const { sign, found, texts, list, hash } = await drawInMemory();
    expect(await texts()).toEqual({ list: drawListText(list), outcome: null });
    expect(await sign(rosa, 'first')).toBe('done');
    expect((await found())?.kept).toMatchObject({ waiting: { value: '4 1 6 2 3' }, done: null });
    expect(await sign(pere, 'second')).toBe('done');
    const outcome = drawOutcomeText(runDraw(list, { seed, value: '4 1 6 2 3' }));
    expect((await texts()).outcome).toBe(outcome);
    expect((await found())?.kept).toMatchObject({
      waiting: null,
      done: { seed, resultHash: hash(outcome), by: [{ name: 'rosa' }, { name: 'pere' }] },
    });
    expect(await sign(pere, 'second')).toBe('drawn');
  });

  it('is made once, however often it is signed at the same time', async () => {
    const { sign, found } = await drawInMemory();
    const both = await Promise.all([sign(rosa, 'first'), sign(pere, 'first', { value: '9 9 9' })]);
    expect(both.filter((one) => one === 'done')).toHaveLength(1);
    const { waiting } = (await found())?.kept ?? {};
    const second = waiting?.by.person === 'rosa' ? pere : rosa;
    expect(await sign(second, 'second', { value: waiting?.value ?? '' })).toBe('done');
  });

  it('is refused to a signature on another value than was asked for', async () => {
    const { sign } = await drawInMemory();
    expect(await sign(rosa, 'first', { hash: 'other' })).toBe('changed');
  });

  it('is refused if list, seed or the waiting value are not what was sealed and signed', async () => {
    const { hash, found, texts } = await drawInMemory();
    const draw = await found();
    if (draw === null) throw new Error('no draw');
    const { list } = await texts();
    const { listHash, seedHash } = draw.kept.sealed;
    const good = { list, seed, step: `${listHash} ${seedHash}` };
    const given = {
      turn: 'first',
      value: '4 1 6',
      source: 'Dados',
      signer: rosa,
      now: 5,
      proof: {} as never,
    } as const;
    const matter = { activity: 'natacion', found: draw, first: rosa };
    const asked = valueToSign(matter, given, hash);
    const signs = isLeft(asked) ? '' : asked.right.hash;
    const tried = (secret: object, more: object = {}) => {
      const made = signDraw(
        { ...matter, ...more },
        { ...given, ...('found' in more && { turn: 'second', signer: pere }), hash: signs },
        { secret: { ...good, ...secret }, hash },
      );
      return isLeft(made) ? made.left.kind : 'done';
    };
    expect(tried({})).toBe('done');
    for (const secret of [
      { list: null },
      { list: '{}' },
      { seed: null },
      { seed: 'ff' },
      { step: null },
      { step: 'another seal' },
    ])
      expect(tried(secret)).toBe('tampered');
    const by = { person: 'rosa', name: 'Rosa', at: 1, proof: {} as never };
    const waiting = { value: '4 1 6', source: 'Dados', hash: 'of another value', by };
    expect(tried({}, { found: { ...draw, kept: { ...draw.kept, waiting } } })).toBe('tampered');
  });

  it('is not signed before the seal, and its first signature is taken back by who may sign', async () => {
    const given = { turn: 'first', value: '4 1 6', source: 'Dados', signer: rosa, now: 5 } as const;
    const unsealed = { activity: 'natacion', found: null, first: null };
    expect(valueToSign(unsealed, given, (text) => text)).toMatchObject({ left: { kind: 'unsealed' } });
    expect(takeActBack({ found: null }, rosa, 5)).toMatchObject({ left: { kind: 'unsigned' } });
    const { sign, takeBack, found } = await drawInMemory();
    expect(await takeBack(rosa)).toBe('unsigned');
    await sign(rosa, 'first');
    expect(await takeBack(signingPerson('marta', 'reader'))).toBe('noRole');
    expect(await takeBack(pere)).toBe('done');
    expect((await found())?.kept.waiting).toBeNull();
  });
});
