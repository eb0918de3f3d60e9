import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../main.ts';
import { recordingIo } from '../../../recording-io.ts';
import { tiesFrom } from './ties.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-ties-'));
const list = join(scratch, 'lot.txt');
writeFileSync(list, '\uFEFFc\r\n\r\n a \nb\n');
const commas = join(scratch, 'commas.txt');
writeFileSync(commas, 'a\nb,c\n');
afterAll(() => rmSync(scratch, { recursive: true }));

async function funded(ties: string, ...args: readonly string[]) {
  const recorded = recordingIo({
    readStdin: async () => Buffer.from('id;title;amount;votes\na;A;5;3\nb;B;6;3\nc;C;5;3\n'),
  });
  const flags = [
    '--rule',
    'by-votes',
    '--budget',
    '10',
    '--format',
    'json',
    '--locale',
    'en',
    '--ties',
    ties,
  ];
  const exit = await main(['budget', 'compute', '-', ...flags, ...args], recorded.io);
  const ids = exit === 0 ? JSON.parse(recorded.out()).funded.map(({ id }: { id: string }) => id) : null;
  return { exit, ids, err: recorded.err(), out: recorded.out() };
}

describe('a list of tie-breaks', () => {
  it('may name the larger amount, identifiers or a file of them', async () => {
    expect((await funded('amount,order')).ids).toEqual(['a', 'c']);
    expect((await funded('largest-amount,order')).ids).toEqual(['b']);
    expect((await funded('ids:b,c,a')).ids).toEqual(['b']);
    expect((await funded(`votes,list:${list},order`)).ids).toEqual(['c', 'a']);
  });

  it('gives programs what decided by a short name, and the list as a parameter', async () => {
    const { ties, parameters } = JSON.parse((await funded('ids:b,c,a')).out);
    expect(ties[0]?.decidedBy).toBe('ids');
    expect(parameters.ties).toEqual(['ids:b,c,a']);
  });

  it('warns of identifiers that the input does not have, and of proposals that the list does not name', async () => {
    const { err } = await funded('ids:b,x,order');
    expect(err).toContain('the list of ties names what is not in the input: x');
    expect(err).toContain('does not name these proposals, which go after those it names: a, c');
    expect((await funded('ids:b,x,order', '--quiet')).err).toBe('');
  });

  it('is refused with what is wrong in it', async () => {
    expect((await funded('ids:b,b')).err).toContain('repeated one: “b”');
    expect((await funded('ids:')).err).toContain('an empty or a repeated one');
    expect((await funded('list:/nowhere')).err).toContain('/nowhere cannot be read (ENOENT)');
    expect((await funded(`list:${commas}`)).err).toContain('an identifier with a comma: “b,c”');
    expect((await funded('amuont')).exit).toBe(2);
  });

  it('continues after a list with the next word', () => {
    expect(tiesFrom('ids:1, 2,votes,ids:3')).toMatchObject({ right: ['ids:1,2', 'votes', 'ids:3'] });
    expect(tiesFrom(undefined)).toMatchObject({ right: null });
  });
});
