import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { main } from '../main.ts';
import { recordingIo } from '../recording-io.ts';
import { keyPlaces } from './key-places.ts';

async function run(line: string, changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

/** A project with a folder in it, and a home with settings of the user's. */
function place(project: string | object | null, user: object | null = null) {
  const root = mkdtempSync(join(tmpdir(), 'concejo-settings-'));
  const [folder, home] = [join(root, 'project', 'deep'), join(root, 'home')];
  for (const one of [folder, join(home, 'concejo')]) mkdirSync(one, { recursive: true });
  const text = typeof project === 'string' ? project : JSON.stringify(project);
  if (project !== null) writeFileSync(join(root, 'project', 'concejo.json'), text);
  if (user !== null) writeFileSync(join(home, 'concejo', 'concejo.json'), JSON.stringify(user));
  return { folder, env: { XDG_CONFIG_HOME: home }, project: join(root, 'project') };
}

const heldIn = async (where: Partial<Io>, flags = '') => {
  const settings: readonly { key: string; value: unknown; source: string }[] = JSON.parse(
    (await run(`config --format json${flags}`, where)).out,
  );
  return Object.fromEntries(settings.map(({ key, value, source }) => [key, [value, source]]));
};

describe('settings', () => {
  it('come from the environment, then the project, then the user', async () => {
    const { folder, env } = place(
      { realm: 'benialt', ties: 'order' },
      { realm: 'x', ties: 'id', locale: 'eu' },
    );
    const held = await heldIn({ folder, env: { ...env, CONCEJO_TIES: 'amount,order' } });
    expect(held).toMatchObject({
      realm: ['benialt', 'project'],
      ties: ['amount,order', 'environment'],
      locale: ['eu', 'user'],
      'base-url': [null, 'default'],
    });
  });

  it('break ties by a list of ids, and not by a list in a file', async () => {
    const ties = 'votes,ids:12,7,3,order';
    expect(await heldIn(place({ ties }))).toMatchObject({ ties: [ties, 'project'] });
    for (const wrong of ['list:ids.txt', 'ids:12,12', 'votes,12']) {
      const { exit, err } = await run('config', place({ ties: wrong }));
      expect([exit, err]).toEqual([3, expect.stringContaining(`«ties» no puede ser «${wrong}»; se espera`)]);
    }
  });

  it('are overridden by a flag, the language too', async () => {
    const { folder, env } = place({ locale: 'va', realm: 'benialt', 'base-url': 'https://a.example' });
    const dry = 'associations export --dry-run';
    expect((await run(dry, { folder, env })).out).toContain('https://a.example/api/benialt/');
    expect((await run(`${dry} --realm other`, { folder, env })).out).toContain('/api/other/');
    expect((await run('config', { folder, env })).out).toContain('per defecte');
    expect((await run('config --locale en', { folder, env })).out).toContain('default');
  });

  it('apply to the commands that have such a flag, and to no others', async () => {
    const { folder, env } = place({ format: 'junit', rule: 'threshold', color: false });
    expect((await run('config', { folder, env })).exit).toBe(0);
    const counts = 'budget compute fixtures/elections/vilanova.csv --budget 200.000';
    expect((await run(counts, { folder, env })).out).toContain('threshold');
    expect((await run(`${counts} --rule by-votes`, { folder, env })).out).toContain('by-votes');
    expect((await run('contracts run --list', { folder, env })).exit).toBe(0);
  });

  it('leave the format to the extension of --out, and the rule to a rule file', async () => {
    const { folder, env, project } = place({ format: 'json', rule: 'threshold' });
    const counts =
      'budget compute fixtures/elections/square.pb --rule-file fixtures/elections/square-rule.json';
    expect(JSON.parse((await run(counts, { folder, env })).out)).not.toMatchObject({ rule: 'threshold' });
    const out = join(project, 'result.csv');
    expect((await run(`${counts} --out ${out}`, { folder, env })).exit).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^step;id;/u);
    const nearer = await heldIn({ folder, env: { ...env, CONCEJO_RULE_FILE: 'r.json' } });
    expect(nearer).toMatchObject({ rule: [null, 'default'], 'rule-file': ['r.json', 'environment'] });
  });

  it('name a rule file relative to their own folder', async () => {
    const { folder, env, project } = place({ 'rule-file': 'rules/r.json' });
    expect(await heldIn({ folder, env })).toMatchObject({
      'rule-file': [join(project, 'rules', 'r.json'), 'project'],
    });
  });

  it('that are wrong are reported all together, each with its file, line and column', async () => {
    const { folder, env } = place(
      '{ "realmm": "x",\n  "format": "doc", "color": 1,\n  "ties": "amount,size", "realm": "", "realm": "a" }',
    );
    const { exit, out, err } = await run('config', { folder, env: { ...env, CONCEJO_RULE: 'best' } });
    expect([exit, out]).toEqual([3, '']);
    expect(err.split('\n').map((line) => line.replace(/^error: (?:.*\/)?/u, ''))).toEqual([
      'CONCEJO_RULE: «rule» no puede ser «best»; se espera by-votes, threshold, equal-shares, phragmen, max-votes',
      expect.stringContaining('concejo.json:1:3: no se conoce «realmm»; puede ser base-url, realm,'),
      '¿Querías decir «realm»?',
      expect.stringContaining('concejo.json:2:3: «format» no puede ser «doc»'),
      'concejo.json:2:20: «color» no puede ser «1»; se espera true o false',
      'concejo.json:3:3: «ties» no puede ser «amount,size»; se espera amount, largest-amount, votes, order, id, ids:12,7,3',
      'concejo.json:3:39: «realm» está dos veces',
      '',
    ]);
    expect((await run('config --help', { folder, env })).exit).toBe(0);
  });

  it.each([
    ['[1]', 'concejo.json:1:1: se espera un objeto JSON'],
    ['{\n "a": }', 'concejo.json:2:7: no es JSON'],
    ['{ "realm": 7 }', 'concejo.json:1:3: «realm» no puede ser «7»; se espera un texto'],
  ])('%j are refused', async (text, told) => {
    const { folder, env } = place(text);
    const { exit, err } = await run('config', { folder, env });
    expect([exit, err]).toEqual([3, expect.stringContaining(told)]);
  });

  it('are empty without files', async () => {
    expect(await heldIn(place(null))).toMatchObject({ realm: [null, 'default'], locale: ['es', 'default'] });
    expect((await run('config --format csv')).exit).toBe(2);
  });
});

describe('the places of keys', () => {
  it('are those of the outermost object, whatever its values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (object) => {
        const keys = keyPlaces(JSON.stringify(object, null, 2)).map(({ key }) => key);
        expect(keys).toEqual(Object.keys(JSON.parse(JSON.stringify(object)) as object));
      }),
    );
  });
});

describe('--no-input', () => {
  it('makes no command wait for standard input', async () => {
    const never = { readStdin: () => new Promise<Uint8Array>(() => undefined) };
    for (const line of [
      'budget compute --rule by-votes',
      'budget compute -',
      'survey tally',
      'associations export -',
    ]) {
      const { exit, out } = await run(`${line} --no-input`, never);
      expect([line, exit, out]).toEqual([line, 2, '']);
    }
  });
});
