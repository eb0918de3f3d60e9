import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { countList } from '#adapters/driven/ballot-list/count-list.ts';
import { hashForFile } from './hash-for-file.ts';
import { runningHash } from './running-hash.ts';
import { threadedHash } from './threaded-hash.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

/** Bytes that differ everywhere, so that none can be taken for another. */
const bytesOf = (size: number, seed: number) =>
  Uint8Array.from({ length: size }, (_, at) => (Math.imul(at + seed, 2_654_435_761) >>> 11) & 0xff);

describe('a hash computed by a second thread', () => {
  it('is that of all bytes, in whatever pieces they come and however they change afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.nat(2000), fc.constantFrom(0, 131_071, 131_072, 131_073, 1_300_000)), {
          maxLength: 12,
        }),
        fc.nat(1000),
        async (sizes, seed) => {
          const pieces = sizes.map((size, at) => bytesOf(size, seed + at));
          const expected = sha256(Buffer.concat(pieces));
          const hash = threadedHash();
          try {
            for (const piece of pieces) {
              await hash.update(piece);
              piece.fill(0);
            }
            expect(await hash.digest()).toBe(expected);
          } finally {
            await hash.close();
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('can be given up before its end', async () => {
    const hash = threadedHash();
    await hash.update(bytesOf(1000, 1));
    await expect(hash.close()).resolves.toBeUndefined();
  });

  it('reports a thread that failed, rather than waiting for it', async () => {
    const failing = () => threadedHash(script('throw new Error("no thread")'));
    const asked = failing();
    await expect(asked.digest()).rejects.toThrow('no thread');
    // More than there is room for, so that it must wait.
    await expect(failing().update(bytesOf(4_000_000, 1))).rejects.toThrow('no thread');
  });

  it('gives a list the same count and the same faults', async () => {
    const survey = aSurvey('s', {
      question: { kind: 'options', answers: [anOption('yes'), anOption('no')] },
    });
    const lines = Array.from({ length: 40_000 }, (_, at) =>
      JSON.stringify({ id: String(at).padStart(64, '0'), answer: at % 3 === 0 ? 'yes' : 'no' }),
    );
    const counted = async (text: string, hash = runningHash()) => {
      const bytes = new TextEncoder().encode(text);
      const pieces = Array.from({ length: Math.ceil(bytes.length / 99_991) }, (_, at) =>
        bytes.subarray(at * 99_991, (at + 1) * 99_991),
      );
      const outcome = await countList(pieces, { given: survey, hash, keepMarks: false });
      await hash.close();
      return outcome;
    };
    const whole = lines.join('\n');
    expect(await counted(whole, threadedHash())).toEqual(await counted(whole));
    const faulty = [...lines.slice(0, 20_001), 'oops', ...lines.slice(20_000)].join('\n');
    const outcome = await counted(faulty, threadedHash());
    expect(outcome).toEqual(await counted(faulty));
    expect(
      isLeft(outcome) && outcome.left.kind === 'faults' && outcome.left.faults.map(({ line }) => line),
    ).toEqual([20_002, 20_003]);
  });
});

describe('the hash for a file', () => {
  it('is the same with and without a thread, and a missing file is reported by its reader', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'concejo-'));
    const file = join(folder, 'list.jsonl');
    writeFileSync(file, 'ballots');
    for (const least of [1, 1000]) {
      const hash = await hashForFile(file, least);
      await hash.update(Buffer.from('ballots'));
      expect(await hash.digest()).toBe(sha256(Buffer.from('ballots')));
      await hash.close();
    }
    rmSync(folder, { recursive: true });
    const hash = await hashForFile(file);
    expect(await hash.digest()).toBe(sha256(new Uint8Array()));
  });
});
