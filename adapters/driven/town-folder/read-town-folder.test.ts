import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { readTownFolder } from './read-town-folder.ts';

const at = (zone: string, seconds = 43_200) => instantAt('2026-11-18' as CalendarDay, seconds, zone);
const town = { realm: 'nova', name: 'Nova' };
const survey = (more: Record<string, unknown> = {}) => ({
  _id: 'poll',
  title: 'Poll',
  displayType: 'options',
  answers: [
    { _id: 'yes', text: 'Sí' },
    { _id: 'no', text: 'No' },
  ],
  ...more,
});

/** Reads a folder of the files given, JSON where they are no text; `town.json` is there unless it is among them. */
function read(files: Readonly<Record<string, unknown>>, now = at('Europe/Madrid')) {
  const texts = Object.entries({ 'town.json': town, ...files }).map(
    ([name, content]) => [name, typeof content === 'string' ? content : JSON.stringify(content)] as const,
  );
  return readTownFolder(scratchFolder(Object.fromEntries(texts)), now);
}

/** The files and places of all faults. */
function faultsOf(files: Readonly<Record<string, unknown>>) {
  const found = read(files);
  return isLeft(found) ? found.left.map(({ file, where }) => [file, where]) : [];
}

describe('a town’s folder', () => {
  it('may hold a town alone', () => {
    expect(read({})).toEqual(
      right({
        town: { ...town, timeZone: 'Europe/Madrid', defaultLanguage: 'es', hosts: [], hostPatterns: [] },
        collections: new Map(),
        surveys: [],
        census: null,
        ballots: new Map(),
        files: [],
      }),
    );
  });

  it('holds collections, surveys, census, ballots and files', () => {
    const found = read({
      'collections/menus.json': [{ _id: 'main', children: [] }],
      'collections/regions.json': [{ region: { realm: 'nova' } }],
      'collections/settings.json': [{ _id: 's', name: 'participa' }],
      'surveys/poll.json': survey(),
      'ballots/poll.json': ['yes', ['no']],
      'census.csv': 'id;birthYear;code\n12345678Z;1984;\n',
      'files/bases.txt': 'text',
    });
    if (isLeft(found)) throw new Error(JSON.stringify(found.left));
    const { collections, surveys, ballots, census, files } = found.right;
    expect(collections.get('regions')).toEqual([{ _id: '0', region: { realm: 'nova' } }]);
    expect(collections.get('settings')).toMatchObject([{ timeZone: 'Europe/Madrid', defaultLanguage: 'es' }]);
    expect(surveys.map((one) => one.survey.id)).toEqual(['poll']);
    expect([...ballots]).toEqual([['poll', ['yes', ['no']]]]);
    expect(census).toHaveLength(1);
    expect(files.map(({ name }) => name)).toEqual(['bases.txt']);
  });

  it('counts open dates from today in the town’s own zone', () => {
    const files = { 'collections/menus.json': [{ _id: '{{day}}' }] };
    const idOf = (zone: string) => {
      const found = read({ ...files, 'town.json': { ...town, timeZone: zone } }, at('Europe/Madrid', 0));
      return isLeft(found) ? found.left : found.right.collections.get('menus')?.[0]?._id;
    };
    expect(idOf('Europe/Madrid')).toBe('2026-11-18');
    expect(idOf('Atlantic/Canary')).toBe('2026-11-17');
  });

  it('is read with the marks that some editors leave', () => {
    expect(
      faultsOf({
        'town.json': `\uFEFF${JSON.stringify(town)}`,
        'collections/.menus.json.swp': '',
        'files/.DS_Store': '',
      }),
    ).toEqual([]);
  });

  it('that does not exist is one fault', () => {
    expect(readTownFolder('/nowhere/at/all', 0)).toMatchObject(left([{ file: 'town.json' }]));
  });
});

describe('the faults of a town’s folder', () => {
  it('are told all together, whichever file they are in', () => {
    expect(
      faultsOf({
        'town.json': { realm: 'Nova Town', name: 'Nova' },
        'collections/menus.json': '[{',
        'collections/procesos.json': { items: [] },
        'surveys/a.json': survey({ title: 7 }),
        'surveys/b.json': 'not JSON',
        'ballots/gone.json': [],
        'census.csv': 'id;birthYear;code\n1;1984;\n12345678Z;;\n',
      }),
    ).toEqual([
      ['town.json', 'realm'],
      ['collections/menus.json', ''],
      ['collections/procesos.json', ''],
      ['surveys/a.json', expect.stringMatching(/title/u)],
      ['surveys/b.json', ''],
      ['ballots/gone.json', ''],
      ['census.csv', 'line 2'],
      ['census.csv', 'line 3'],
    ]);
  });

  it('tell a missing or broken town.json once, and go on', () => {
    expect(faultsOf({ 'town.json': '', 'surveys/a.json': '{' })).toEqual([
      ['town.json', ''],
      ['surveys/a.json', ''],
    ]);
  });

  it.each([
    ['realm', { realm: '../other' }],
    ['timeZone', { timeZone: 'Europe/Vilanova' }],
    ['defaultLanguage', { defaultLanguage: 'fr' }],
    ['hostPatterns', { hostPatterns: ['('] }],
  ])('name the %s of a town that cannot be one', (where, more) => {
    expect(faultsOf({ 'town.json': { ...town, ...more } })).toEqual([['town.json', where]]);
  });

  it('name a closing day that cannot be read: the survey would never close', () => {
    for (const endTime of ['27/11/2026', '2026-11-31', '{{dya+9}}']) {
      expect(faultsOf({ 'surveys/poll.json': survey({ endTime }) })).toEqual([
        ['surveys/poll.json', 'endTime'],
      ]);
    }
    expect(faultsOf({ 'surveys/poll.json': survey({ startTime: 'soon', endTime: '' }) })).toEqual([
      ['surveys/poll.json', 'startTime'],
    ]);
  });

  it('name a share that cannot be read: it would be another share', () => {
    const budget = {
      displayType: 'budgetAmount',
      answers: null,
      proposals: [{ _id: 'p', title: 'P', amount: 5 }],
    };
    const withShare = (share: string) => ({
      'surveys/poll.json': survey({ ...budget, rule: { kind: 'threshold', share } }),
    });
    expect(faultsOf(withShare('a twentieth'))).toEqual([['surveys/poll.json', 'rule.share']]);
    expect(faultsOf(withShare('5 %'))).toEqual([]);
  });

  it('name ids that stand twice: in a collection, in a question, in two surveys', () => {
    const answers = [
      { _id: 'yes', text: 'Sí' },
      { _id: 'yes', text: 'Yes' },
      { _id: '', text: 'No' },
    ];
    expect(
      faultsOf({
        'collections/menus.json': [{ _id: 'main' }, { _id: 'main' }],
        'surveys/a.json': survey({ answers }),
        'surveys/b.json': survey(),
      }),
    ).toEqual([
      ['collections/menus.json', 'main'],
      ['surveys/a.json', 'yes'],
      ['surveys/a.json', '_id'],
      ['surveys/b.json', '_id'],
    ]);
  });

  it('name ballots that are no answers', () => {
    const withBallots = (ballots: unknown) =>
      faultsOf({ 'surveys/poll.json': survey(), 'ballots/poll.json': ballots });
    expect(withBallots(['yes', 'perhaps', []])).toEqual([
      ['ballots/poll.json', '[1]'],
      ['ballots/poll.json', '[2]'],
    ]);
    expect(withBallots({ yes: 3 })).toEqual([['ballots/poll.json', '']]);
    expect(withBallots(['yes', 7])).toEqual([['ballots/poll.json', '1']]);
    expect(withBallots('{')).toEqual([['ballots/poll.json', '']]);
  });

  it('name a folder where files are expected', () => {
    const folder = scratchFolder({ 'town.json': JSON.stringify(town) });
    mkdirSync(join(folder, 'files', 'more'), { recursive: true });
    expect(readTownFolder(folder, 0)).toEqual(left([{ file: 'files/more', where: '', expected: 'a file' }]));
  });
});
