import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-merge-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A list of ballots, one voter a line; the second cost is that of project b. */
function list(name: string, votes: readonly string[], b = '50', budget = '100'): string {
  const file = join(scratch, name);
  const head = `META\nkey;value\nunit;Vila\nbudget;${budget}\nvote_type;approval\nrule;greedy\n`;
  const projects = `PROJECTS\nproject_id;cost;name\na;60;Trees\nb;${b};Bench\n`;
  writeFileSync(file, `${head}${projects}VOTES\nvoter_id;vote\n${votes.join('\n')}\n`);
  return file;
}

const web = list('web.pb', ['w1;a', 'w2;a,b']);
const paper = list('paper.pb', ['p1;b', 'p2;', 'p3;b']);
const again = list('again.pb', ['p4;b', 'w1;a']);

async function merge(...args: readonly string[]) {
  const recorded = recordingIo({});
  const exit = await main(['budget', 'merge', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('concejo budget merge', () => {
  it('writes one election with the ballots of all lists, and names each list with its fingerprint', async () => {
    const { exit, out, err } = await merge(web, paper);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('num_votes;5\nbudget;100\nvote_type;approval\nrule;greedy\n');
    expect(out).toContain('\nproject_id;cost;votes;name\na;60;2;Trees\nb;50;3;Bench\n');
    expect(out).toContain('\n1;a\n2;a,b\n3;b\n4;\n5;b\n');
    for (const file of [web, paper]) {
      const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
      expect(out).toContain(`.pb sha256=${sha256}`);
    }
  });

  it('can be computed as any other election', async () => {
    const out = join(scratch, 'all.pb');
    expect((await merge(web, paper, '--out', out, '--quiet')).err).toBe('');
    const recorded = recordingIo({});
    const args = ['budget', 'compute', out, '--rule', 'phragmen', '--format', 'json'];
    expect(await main(args, recorded.io)).toBe(0);
    expect(JSON.parse(recorded.out())).toMatchObject({ ballots: 5, funded: [{ id: 'b' }] });
  });

  it('says how many voters have the name of another one, and refuses them if it is asked to', async () => {
    const counted = await merge(web, paper, again);
    expect(counted.exit).toBe(0);
    expect(counted.err).toContain('one voter has the identifier of another one; both ballots count');
    expect((await merge(web, paper, again, '--quiet')).err).toBe('');
    const refused = await merge(web, again, '--double-voters', 'refuse', '--quiet');
    expect(refused).toMatchObject({ exit: 3, out: '', err: expect.stringContaining('one voter') });
    expect((await merge(web, web)).err).toContain('2 voters');
  });

  it('refuses lists that are not parts of one election', async () => {
    const dearer = list('dearer.pb', ['x;b'], '51');
    expect(await merge(web, dearer)).toMatchObject({ exit: 3, err: expect.stringContaining('another cost') });
    const richer = list('richer.pb', ['y;b'], '50', '110');
    expect(await merge(web, richer)).toMatchObject({ exit: 2, err: expect.stringContaining('--budget') });
    expect((await merge(web, richer, '--budget', '210.00')).out).toContain('\nbudget;210\n');
    const broken = list('broken.pb', ['z;tram']);
    expect(await merge(web, broken)).toMatchObject({ exit: 3, err: expect.stringContaining('tram') });
  });

  it('refuses wrong usage and what cannot be read', async () => {
    expect((await merge(web)).exit).toBe(2);
    expect((await merge(web, paper, '--double-voters', 'shoot')).exit).toBe(2);
    expect((await merge(web, paper, '--budget', 'much')).exit).toBe(2);
    expect((await merge(web, '/nowhere.pb')).exit).toBe(3);
    expect((await merge(web, paper, '--out', '/nowhere/x.pb')).exit).toBe(1);
    const strange = join(scratch, 'strange.pb');
    writeFileSync(
      strange,
      readFileSync(web, 'utf8').replaceAll(/^a;/gmu, '" a,x";').replaceAll(/;a\b/gu, ';b'),
    );
    const comma = await merge(strange, strange);
    expect(comma).toMatchObject({ exit: 1, err: expect.stringContaining('does not fit in a .pb file') });
  });
});
