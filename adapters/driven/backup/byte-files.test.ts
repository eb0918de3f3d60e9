import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { fileKeyIn, noteIn, readHeader } from './age/age-header.ts';
import { readIdentities, readRecipients } from './age/age-keys.ts';
import { pieceBytes, sealedSize } from './age/age-payload.ts';
import { headerOf, newFileKey, SealBroken, sealedSink, sealedSource } from './byte-files.ts';

const ofAge = (name: string) => fileURLToPath(new URL(`../../../fixtures/age/${name}`, import.meta.url));
const identities = readIdentities(readFileSync(ofAge('identity.txt'), 'utf8'));
const recipients = readRecipients(readFileSync(ofAge('recipient.txt'), 'utf8'));
if (isLeft(identities) || isLeft(recipients)) throw new Error('the keys cannot be read');
const [ours, forUs] = [identities.right, recipients.right];

const note = { type: 'noted', text: JSON.stringify({ n: 'x'.repeat(48) }) };
let files = 0;
const folder = () => scratchFolder();

/** A file in which these bytes are sealed, put into it in such portions. */
function sealed(bytes: Uint8Array, portion = bytes.length || 1, at = folder()): string {
  const file = join(at, `${(files += 1)}.age`);
  const sink = sealedSink(file, { fileKey: newFileKey(), recipients: forUs, note });
  for (let from = 0; from < bytes.length; from += portion) sink.put(bytes.subarray(from, from + portion));
  sink.end();
  sink.close();
  return file;
}

/** What our private key opens, from that place on. */
function opened(file: string, from = 0, length = 1_000_000): Buffer {
  const header = headerOf(file);
  const key = header === null ? left(null) : fileKeyIn(header, ours);
  if (header === null || isLeft(key)) throw new Error('the file cannot be opened');
  const source = sealedSource(file, header, key.right);
  try {
    const into = Buffer.alloc(length);
    return into.subarray(0, source.read(into, length, from));
  } finally {
    source.close();
  }
}

describe('a file that age has sealed', () => {
  it('is opened by its private key, from any place', () => {
    const file = ofAge('seventy-thousand-v.age');
    expect(opened(file).toString()).toBe('v'.repeat(70_000));
    expect(opened(file, 65_000, 1000).toString()).toBe('v'.repeat(1000));
    expect(opened(file, 69_990, 1000)).toHaveLength(10);
    expect(opened(file, 70_000)).toHaveLength(0);
  });
});

describe('a file that we have sealed', () => {
  it('opens to what was put into it, whatever its size and the portions', () => {
    const at = folder();
    const sizes = [0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 2 * pieceBytes, 150_000];
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.integer({ min: 1000, max: 200_000 }), (size, portion) => {
        const bytes = Buffer.from(Array.from({ length: size }, (_, n) => (n * 7 + (n >> 8)) & 255));
        const file = sealed(bytes, portion, at);
        expect(opened(file).equals(bytes)).toBe(true);
        expect(opened(file, size >> 1).equals(bytes.subarray(size >> 1))).toBe(true);
        expect(statSync(file).size).toBe((headerOf(file)?.bytes ?? 0) + sealedSize(size));
        expect(statSync(file).mode & 0o777).toBe(0o600);
      }),
      { numRuns: 30 },
    );
  });

  it('says to everybody what is noted, and only that', () => {
    const file = sealed(Buffer.from('a vote for the park'));
    const header = headerOf(file);
    expect(header === null ? null : noteIn(header, 'noted')).toBe(note.text);
    expect(header === null ? null : noteIn(header, 'other')).toBeNull();
    expect(readFileSync(file, 'latin1')).not.toContain('park');
    expect(readFileSync(sealed(Buffer.from('a vote for the park'))).equals(readFileSync(file))).toBe(false);
  });

  it('is not opened by another key, nor if its header was changed', () => {
    const file = sealed(Buffer.from('x'));
    const header = headerOf(file);
    if (header === null) throw new Error('no header');
    expect(fileKeyIn(header, [])).toEqual(left('otherIdentity'));
    const changed = Buffer.from(readFileSync(file));
    changed.write('m', changed.indexOf('-> noted') + 3);
    const other = readHeader(changed);
    expect(other === null ? null : fileKeyIn(other, ours)).toEqual(left('changedHeader'));
    expect(fileKeyIn(header, ours)).toMatchObject(right({}));
  });

  it('has no header if the first lines are not those of age', () => {
    const whole = readFileSync(sealed(Buffer.from('x')));
    for (const text of ['', 'age-encryption.org/v1\n', 'bread, rice and beans'])
      expect(readHeader(Buffer.from(text))).toBeNull();
    expect(readHeader(Buffer.concat([Buffer.from('x'), whole]))).toBeNull();
    expect(readHeader(whole.subarray(0, whole.indexOf('---') + 10))).toBeNull();
  });

  it('is noticed if any of its bytes was changed, or if it was cut at any place', () => {
    const file = sealed(Buffer.alloc(pieceBytes * 2 + 100, 7));
    const whole = readFileSync(file);
    const begin = headerOf(file)?.bytes ?? 0;
    const copy = `${file}-changed`;
    const broken = (bytes: Buffer) => {
      writeFileSync(copy, bytes);
      return () => opened(copy);
    };
    fc.assert(
      fc.property(fc.integer({ min: begin, max: whole.length - 1 }), (at) => {
        const flipped = Buffer.from(whole);
        flipped.writeUInt8((flipped[at] ?? 0) ^ 1, at);
        expect(broken(flipped)).toThrow(SealBroken);
        expect(broken(whole.subarray(0, at))).toThrow(SealBroken);
      }),
      { numRuns: 60 },
    );
    // At the border of two pieces, every piece that is left is whole.
    expect(broken(whole.subarray(0, begin + 16 + pieceBytes + 16))).toThrow(SealBroken);
  });
});
