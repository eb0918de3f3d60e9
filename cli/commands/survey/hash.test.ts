import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#domain/documents/canonical-json.ts';
import type { Json } from '#domain/documents/json.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const vote = { surveys: [{ title: 'A', _id: 'a' }], census: null };
const later = { ...vote, surveys: [{ title: 'Á', _id: 'a' }] };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = (of: Json, more: object = {}) => {
  const text = canonicalJson(of);
  return { hash: sha256(text), text, at: '2026-11-09T08:00:00.000Z', by: ['Amparo', 'Vicent'], ...more };
};
const change = signed(later, { number: 1, reason: 'Una tilde', changes: [] });
const opening = (more: object = {}) => ({
  opening: {
    vote: 'a',
    surveys: ['a'],
    hash: change.hash,
    opened: signed(vote),
    changes: [change],
    ...more,
  },
});

async function runHash(file: string) {
  const recorded = recordingIo({});
  const code = await main(['survey', 'hash', file], recorded.io);
  return { code, out: recorded.out(), err: recorded.err() };
}

async function hashOf(content: string) {
  const file = join(scratchFolder(), 'opening.json');
  writeFileSync(file, content);
  return runHash(file);
}

describe('concejo survey hash', () => {
  it('computes the hash of an opening and of each change again, and says that they agree', async () => {
    const { code, out, err } = await hashOf(JSON.stringify(opening()));
    expect(code).toBe(0);
    expect(
      out
        .split('\n')
        .slice(0, 2)
        .map((line) => line.slice(0, 64)),
    ).toEqual([signed(vote).hash, change.hash]);
    expect(err).toContain('coinciden');
  });

  it('finds a text that was changed, and a hash that is not the last one', async () => {
    const forged = { ...change, text: change.text.replace('Á', 'B') };
    const { code, err } = await hashOf(JSON.stringify(opening({ changes: [forged] })));
    expect(code).toBe(1);
    expect(err).toContain(change.hash);
    expect((await hashOf(JSON.stringify(opening({ hash: 'x' })))).code).toBe(1);
    expect((await hashOf(JSON.stringify(opening({ changes: [{ ...change, text: '{' }] })))).code).toBe(1);
  });

  it('computes the hash of what was fixed, however its JSON is written', async () => {
    const { code, out } = await hashOf(JSON.stringify(vote, null, 2));
    expect([code, out.trim()]).toEqual([0, sha256(canonicalJson(vote))]);
  });

  it('says that a vote was not opened by two people, or that the file is no vote', async () => {
    expect(await hashOf('{"opening":null}')).toMatchObject({ code: 3 });
    for (const content of ['{', '[]', '{"a":1}']) expect((await hashOf(content)).code).toBe(3);
    expect((await runHash('/no/such/file')).code).not.toBe(0);
  });
});
