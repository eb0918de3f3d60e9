import { describe, expect, it } from 'vitest';
import { type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { faultsOf, readFiles, surveyJson, townJson } from '#fixtures/builders/towns/town-folder.ts';
import { readTownFolder } from './read-town-folder.ts';

const midnight = startOfDay('2026-11-18' as CalendarDay, 'Europe/Madrid');

describe('a town’s folder', () => {
  it('may contain only a town', () => {
    expect(readFiles({})).toEqual(
      right({
        town: {
          ...townJson,
          timeZone: 'Europe/Madrid',
          defaultLanguage: 'es',
          hosts: [],
          hostPatterns: [],
          checksIdentity: false,
        },
        collections: new Map(),
        surveys: [],
        census: null,
        ballots: new Map(),
        comments: [],
        files: [],
        doubts: [],
      }),
    );
  });

  it('contains collections, surveys, census, ballots and files', () => {
    const found = readFiles({
      'collections/menus.json': [{ _id: 'main', children: [] }],
      'collections/regions.json': [{ region: { realm: 'nova' } }],
      'collections/settings.json': [{ _id: 's', name: 'participa' }],
      'surveys/poll.json': surveyJson(),
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

  it('contains the comments that proposals begin with, and reports those that cannot be read', () => {
    const first = { _id: 'a', name: 'Ana', text: 'Bien', createdAt: '2026-11-01T10:00:00' };
    const read = (...comments: object[]) => readFiles({ 'comments/p-1.json': comments });
    expect(read(first, { ...first, _id: 'b', replyTo: 'a', hidden: 'insults' })).toMatchObject({
      right: {
        comments: [
          { id: 'a', content: 'p-1', author: null, state: { kind: 'published' } },
          { id: 'b', replyTo: 'a', state: { kind: 'hidden', reason: 'insults' } },
        ],
      },
    });
    for (const [wrong, where] of [
      [{ name: 'a@b.example' }, 'a name'],
      [{ text: ' ' }, 'a text'],
      [{ createdAt: 'ayer' }, 'a createdAt'],
      [{ hidden: 'ugly' }, '0.hidden'],
    ] as const)
      expect(read({ ...first, ...wrong })).toMatchObject({
        left: [{ file: 'comments/p-1.json', where }],
      });
  });

  it('has settings that describe to the browser what the server does about identities, whatever its file says', () => {
    const settingsOf = (town: object, settings: object) => {
      const found = readFiles({
        'town.json': { ...townJson, ...town },
        'collections/settings.json': [{ _id: 's', name: 'participa', ...settings }],
      });
      return isLeft(found) ? found.left : found.right.collections.get('settings');
    };
    expect(settingsOf({ identityCheck: true }, {})).toMatchObject([{ identityCheck: true }]);
    expect(settingsOf({}, { identityCheck: true })).toMatchObject([{ identityCheck: false }]);
  });

  it('counts open dates from today in the town’s own zone', () => {
    const files = { 'collections/menus.json': [{ _id: '{{day}}', children: [] }] };
    const idOf = (zone: string) => {
      const found = readFiles({ ...files, 'town.json': { ...townJson, timeZone: zone } }, midnight);
      return isLeft(found) ? found.left : found.right.collections.get('menus')?.[0]?._id;
    };
    expect(idOf('Europe/Madrid')).toBe('2026-11-18');
    expect(idOf('Atlantic/Canary')).toBe('2026-11-17');
  });

  it('is read with the marks that some editors leave', () => {
    expect(
      faultsOf({
        'town.json': `\uFEFF${JSON.stringify(townJson)}`,
        'collections/.menus.json.swp': '',
        'files/.DS_Store': '',
      }),
    ).toEqual([]);
  });

  it('that does not exist is one fault', () => {
    expect(readTownFolder('/nowhere/at/all', 0)).toMatchObject(left([{ file: 'town.json' }]));
  });
});
