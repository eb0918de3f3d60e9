import { describe, expect, it } from 'vitest';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';
import type { SaidToVerify } from '#domain/voting/closing/record-differences.ts';
import { type RecordToVerify, verifyRecord } from './verify-record.ts';

// A text is its own hash, but for a mark.
const hash = (text: string) => `#${text}`;
const text = '{"a":1}';
const proof = (name: string) => ({
  name,
  host: 'h',
  origin: 'o',
  key: `k-${name}`,
  publicKey: `p-${name}`,
  authenticatorData: 'a',
  clientDataJSON: 'c',
  signature: recordChallenge(hash(text)),
});
const aRecord = (more: Partial<RecordToVerify> = {}): RecordToVerify => ({
  hash: hash(text),
  text,
  parts: { paper: '{"b":2}' },
  signatures: [proof('amparo'), proof('vicent')],
  ...more,
});
const said = (more: Partial<SaidToVerify> = {}): SaidToVerify => ({
  digests: { paper: '#{"b":2}' },
  surveys: [{ id: 'joven', ballots: 69, web: 40, paper: 29 }],
  samples: [{ number: 1, size: 10, boxes: [{ ballots: 31 }], wrong: 0, mostWrong: 6 }],
  ...more,
});
const verify = verifyRecord({ hash, isSigned: async ({ signature }, challenge) => signature === challenge });
const kinds = async (record: RecordToVerify, of = said()) =>
  (await verify(record, of)).map(({ kind, of: what }) => `${kind} ${what}`);

describe('a published closing record', () => {
  it('is verified if text, parts, signatures and figures agree', async () => {
    expect(await kinds(aRecord())).toEqual([]);
    expect(await kinds(aRecord({ text: '{ "a": 1 }', parts: {} }))).toEqual([]);
    const open = said({
      surveys: [
        { id: 'a', ballots: null, web: null, paper: null },
        { id: 'b', ballots: 3, web: 3, paper: null },
      ],
      samples: [{ number: 1, size: 10, boxes: [], wrong: null, mostWrong: null }],
    });
    expect(await kinds(aRecord(), open)).toEqual([]);
  });

  it('is not if its text was changed, even with another hash beside it: nobody signed that', async () => {
    const changed = '{"a":2}';
    expect(await kinds(aRecord({ text: changed }))).toEqual([
      'hash #{"a":2}',
      'signature amparo',
      'signature vicent',
    ]);
    expect(await kinds(aRecord({ text: changed, hash: hash(changed) }))).toEqual([
      'signature amparo',
      'signature vicent',
    ]);
    expect(await kinds(aRecord({ text: 'no JSON' }))).toContain('hash #no JSON');
  });

  it('is not with a part that is another one, or that the text does not name', async () => {
    expect(await kinds(aRecord({ parts: { paper: '{"b":3}' } }))).toEqual(['part paper']);
    expect(await kinds(aRecord({ parts: { other: '{}' } }))).toEqual(['part other']);
  });

  it('is not with one signer, or with one passkey for both', async () => {
    expect(await kinds(aRecord({ signatures: [proof('amparo')] }))).toEqual(['signers amparo']);
    expect(await kinds(aRecord({ signatures: [proof('amparo'), proof('amparo')] }))).toEqual([
      'signers amparo, amparo',
    ]);
    const sameKey = { ...proof('vicent'), publicKey: 'p-amparo' };
    expect(await kinds(aRecord({ signatures: [proof('amparo'), sameKey] }))).toEqual([
      'signers amparo, vicent',
    ]);
  });

  it('is not if its channels or the bound of a sample do not follow from its figures', async () => {
    expect(
      await kinds(aRecord(), said({ surveys: [{ id: 'joven', ballots: 70, web: 40, paper: 29 }] })),
    ).toEqual(['channels joven']);
    const samples = [{ number: 1, size: 10, boxes: [{ ballots: 31 }], wrong: 0, mostWrong: 5 }];
    expect(await kinds(aRecord(), said({ samples }))).toEqual(['bound 1']);
  });
});
