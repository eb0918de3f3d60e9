import { describe, expect, it } from 'vitest';
import { isLeft } from '../../shared/result.ts';
import { signingPerson } from '#fixtures/builders/vouchers/signed-campaign.ts';
import { asOneLine, drawActText, drawChallenge } from './draw-act.ts';
import { type ActMatter, type ActTry, actToSign } from './sign-act.ts';

const [rosa, pere] = [signingPerson('rosa', 'drawSigner'), signingPerson('pere', 'drawSigner')];
const proof = {
  host: 'h',
  origin: 'o',
  key: 'k',
  publicKey: 'p',
  authenticatorData: 'a',
  clientDataJSON: 'c',
  signature: 's',
};
const waiting = {
  value: '4 1 6 2 3',
  source: 'Dados',
  hash: 'h',
  by: { person: 'rosa', name: 'Rosa', at: 1, proof },
};

const tried = (matter: Partial<ActMatter>, given: Partial<ActTry>) => {
  const made = actToSign(
    { stage: 'sealed', waiting: null, first: null, ...matter },
    { turn: 'first', value: ' 4 1\t6 2 3 ', source: ' Dados ', signer: rosa, now: 10, ...given },
  );
  return isLeft(made) ? made.left.kind : made.right;
};
const second = (matter: Partial<ActMatter>, given: Partial<ActTry> = {}) =>
  tried({ waiting, first: rosa, ...matter }, { turn: 'second', signer: pere, ...given });

describe('the first person of an act', () => {
  it('signs the value and its source, each in one line', () => {
    expect(tried({}, {})).toEqual({ value: '4 1 6 2 3', source: 'Dados' });
  });

  it('signs nothing without a role, as a program, before the seal, after the draw, or after somebody else', () => {
    expect(tried({}, { signer: signingPerson('marta', 'reader') })).toBe('noRole');
    expect(tried({}, { signer: { ...rosa, isProgram: true } })).toBe('program');
    expect(tried({ stage: 'unsealed' }, {})).toBe('unsealed');
    expect(tried({ stage: 'drawn' }, {})).toBe('drawn');
    expect(tried({ waiting }, {})).toBe('signed');
  });

  it('signs no value that is too short or too long, and none without a source', () => {
    for (const value of ['', '41', '4'.repeat(201)]) expect(tried({}, { value })).toBe('noValue');
    for (const source of [' ', 'a'.repeat(501)]) expect(tried({}, { source })).toBe('noSource');
  });
});

describe('the second person of an act', () => {
  it('confirms the value by typing it again', () => {
    expect(second({})).toMatchObject({ value: '4 1 6 2 3', source: 'Dados' });
    expect(second({}, { value: '4 1 6 2 4' })).toBe('otherValue');
  });

  it('is another person than the first one, who may still sign', () => {
    expect(second({}, { signer: rosa })).toBe('samePerson');
    expect(second({ waiting: null })).toBe('unsigned');
    expect(second({ first: null })).toBe('firstLeft');
    expect(second({ first: signingPerson('rosa', 'reader') })).toBe('firstLeft');
  });
});

describe('what is signed', () => {
  it('is one text of the list, the seed, the value and its source', () => {
    const sealed = { activity: 'natacion', listHash: 'l', seedHash: 's' };
    expect(drawActText(sealed, { value: 'v', source: 'w' })).toBe(
      '{"activity":"natacion","format":"concejo-draw-1","listHash":"l","seedHash":"s","source":"w","value":"v"}',
    );
    expect(drawChallenge('h')).toBe('concejo draw h');
    expect(asOneLine(' e\u0301 \n 1')).toBe('é 1');
  });
});
