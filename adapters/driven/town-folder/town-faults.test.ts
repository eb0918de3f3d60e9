import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { faultsOf, readFiles, surveyJson, townJson } from '#fixtures/builders/towns/town-folder.ts';
import { readTownFolder } from './read-town-folder.ts';

describe('the faults of a town’s folder', () => {
  it('are reported all together, whichever file they are in', () => {
    expect(
      faultsOf({
        'town.json': { realm: 'Nova Town', name: 'Nova' },
        'collections/menus.json': '[{',
        'collections/procesos.json': { items: [] },
        'surveys/a.json': surveyJson({ title: 7 }),
        'surveys/b.json': 'not JSON',
        'ballots/gone.json': [],
        'census.csv': 'id;birthYear;code\n1;1984;\n12345678Z;;\n',
      }),
    ).toEqual([
      ['town.json', 'realm'],
      ['collections/menus.json', ':1:3'],
      ['collections/procesos.json', ''],
      ['surveys/a.json', expect.stringMatching(/title/u)],
      ['surveys/b.json', ':1:1'],
      ['ballots/gone.json', ''],
      ['census.csv', ':2'],
      ['census.csv', ':3'],
    ]);
  });

  it('report a missing or broken town.json once, and go on', () => {
    expect(faultsOf({ 'town.json': '', 'surveys/a.json': '{' })).toEqual([
      ['town.json', ':1:1'],
      ['surveys/a.json', ':1:2'],
    ]);
  });

  it('say of a folder without town.json that it has none, and which folder was read', () => {
    const folder = scratchFolder({ 'census.csv': 'id;birthYear;code\n' });
    expect(readTownFolder(folder, 0)).toEqual(
      left([{ file: 'town.json', where: '', kind: 'missing', particulars: { folder } }]),
    );
  });

  it.each([
    ['realm', { realm: '../other' }],
    ['timeZone', { timeZone: 'Europe/Vilanova' }],
    ['defaultLanguage', { defaultLanguage: 'fr' }],
    ['hostPatterns', { hostPatterns: ['('] }],
  ])('name the %s of an impossible town', (where, more) => {
    expect(faultsOf({ 'town.json': { ...townJson, ...more } })).toEqual([['town.json', where]]);
  });

  it('name a table that has no column to be shown, and where it should have one', () => {
    const tables = [
      { _id: 'obras', name: 'obras' },
      { _id: 'deuda', columns: [{ title: 'Año', isHidden: true }] },
      { _id: 'gastos', columns: [{ title: 'Año' }] },
    ];
    const folder = scratchFolder({
      'town.json': JSON.stringify(townJson),
      'census.csv': 'id;birthYear;code\n',
      'collections/descriptor.json': JSON.stringify(tables),
    });
    const fault = (id: string) => ({
      file: 'collections/descriptor.json',
      where: `${id}.columns`,
      kind: 'noColumns',
      at: id === 'obras' ? '1:2' : '1:58',
      particulars: {},
    });
    expect(readTownFolder(folder, 0)).toEqual(left([fault('obras'), fault('deuda')]));
  });

  it('name a closing day that cannot be read: the survey would never close', () => {
    for (const endTime of ['27/11/2026', '2026-11-31', '{{dya+9}}']) {
      expect(faultsOf({ 'surveys/poll.json': surveyJson({ endTime }) })).toEqual([
        ['surveys/poll.json', 'endTime'],
      ]);
    }
    expect(faultsOf({ 'surveys/poll.json': surveyJson({ startTime: 'soon', endTime: '' }) })).toEqual([
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
      'surveys/poll.json': surveyJson({ ...budget, rule: { kind: 'threshold', share } }),
    });
    expect(faultsOf(withShare('a twentieth'))).toEqual([['surveys/poll.json', 'rule.share']]);
    expect(faultsOf(withShare('5 %'))).toEqual([]);
  });

  it('name ids that occur twice: in a collection, in a question, in two surveys', () => {
    const answers = [
      { _id: 'yes', text: 'Sí' },
      { _id: 'yes', text: 'Yes' },
      { _id: '', text: 'No' },
    ];
    expect(
      faultsOf({
        'collections/menus.json': [
          { _id: 'main', children: [] },
          { _id: 'main', children: [] },
        ],
        'surveys/a.json': surveyJson({ answers }),
        'surveys/b.json': surveyJson(),
      }),
    ).toEqual([
      ['collections/menus.json', 'main'],
      ['surveys/a.json', 'yes'],
      ['surveys/a.json', '_id'],
      ['surveys/b.json', '_id'],
    ]);
  });

  it('name ballots that are not valid answers', () => {
    const withBallots = (ballots: unknown) =>
      faultsOf({ 'surveys/poll.json': surveyJson(), 'ballots/poll.json': ballots });
    expect(withBallots(['yes', 'perhaps', []])).toEqual([
      ['ballots/poll.json', '[1]'],
      ['ballots/poll.json', '[2]'],
    ]);
    expect(withBallots({ yes: 3 })).toEqual([['ballots/poll.json', '']]);
    expect(withBallots(['yes', true])).toEqual([['ballots/poll.json', '1']]);
    expect(withBallots(['yes', 7])).toEqual([['ballots/poll.json', '[1]']]);
    expect(withBallots('{')).toEqual([['ballots/poll.json', ':1:2']]);
  });

  it('name the line and column where a file stops being JSON, once, whatever comes before', () => {
    expect(faultsOf({ 'collections/menus.json': '\uFEFF[\n  {"_id": "a",}\n]' })).toEqual([
      ['collections/menus.json', ':2:15'],
    ]);
    expect(faultsOf({ 'comments/p-1.json': '[\n' })).toEqual([['comments/p-1.json', ':2:1']]);
  });

  it('name the fields that make a mailbox unusable as a form, and a field that a condition names before it comes', () => {
    const field = (name: string, more: object = {}) => ({ type: 'text', name, title: name, ...more });
    const form = [
      field('why', { showIf: { field: 'other', value: 'x' } }),
      field('place', { type: 'map' }),
      field('place'),
      field('second', { type: 'map' }),
    ];
    const found = readFiles({
      'collections/mailboxes.json': [
        { _id: 'm', form },
        { _id: 'n', form: 7 },
      ],
    });
    expect(
      isLeft(found) ? found.left.map(({ where, kind, particulars }) => [where, kind, particulars]) : [],
    ).toEqual([
      ['m.why', 'looksAhead', { at: 'other' }],
      ['m.place', 'twinNames', {}],
      ['m.second', 'secondOfItsKind', {}],
      ['n.form', 'wantsList', {}],
    ]);
  });

  it('name a folder in the place of a file, and a file in the place of a folder', () => {
    const folder = scratchFolder({ collections: 'none' });
    mkdirSync(join(folder, 'town.json'));
    mkdirSync(join(folder, 'census.csv'));
    expect(readTownFolder(folder, 0)).toEqual(
      left([
        { file: 'town.json', where: '', kind: 'unreadable', particulars: { cause: 'EISDIR' } },
        { file: 'collections', where: '', kind: 'unreadable', particulars: { cause: 'ENOTDIR' } },
        { file: 'census.csv', where: '', kind: 'unreadable', particulars: { cause: 'EISDIR' } },
      ]),
    );
  });

  it('name a folder in the place of files', () => {
    const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) });
    mkdirSync(join(folder, 'files', 'more'), { recursive: true });
    expect(readTownFolder(folder, 0)).toEqual(
      left([{ file: 'files/more', where: '', kind: 'notAFile', particulars: {} }]),
    );
  });
});
