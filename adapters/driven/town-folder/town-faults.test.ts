import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { faultsOf, surveyJson, townJson } from '#fixtures/builders/town-folder.ts';
import { readTownFolder } from './read-town-folder.ts';

describe('the faults of a town’s folder', () => {
  it('are told all together, whichever file they are in', () => {
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

  it('say of a folder without town.json that it has none, and which folder was read', () => {
    const folder = scratchFolder({ 'census.csv': 'id;birthYear;code\n' });
    expect(readTownFolder(folder, 0)).toEqual(
      left([{ file: 'town.json', where: '', expected: `such a file in ${folder}` }]),
    );
  });

  it.each([
    ['realm', { realm: '../other' }],
    ['timeZone', { timeZone: 'Europe/Vilanova' }],
    ['defaultLanguage', { defaultLanguage: 'fr' }],
    ['hostPatterns', { hostPatterns: ['('] }],
  ])('name the %s of a town that cannot be one', (where, more) => {
    expect(faultsOf({ 'town.json': { ...townJson, ...more } })).toEqual([['town.json', where]]);
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

  it('name ids that stand twice: in a collection, in a question, in two surveys', () => {
    const answers = [
      { _id: 'yes', text: 'Sí' },
      { _id: 'yes', text: 'Yes' },
      { _id: '', text: 'No' },
    ];
    expect(
      faultsOf({
        'collections/menus.json': [{ _id: 'main' }, { _id: 'main' }],
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

  it('name ballots that are no answers', () => {
    const withBallots = (ballots: unknown) =>
      faultsOf({ 'surveys/poll.json': surveyJson(), 'ballots/poll.json': ballots });
    expect(withBallots(['yes', 'perhaps', []])).toEqual([
      ['ballots/poll.json', '[1]'],
      ['ballots/poll.json', '[2]'],
    ]);
    expect(withBallots({ yes: 3 })).toEqual([['ballots/poll.json', '']]);
    expect(withBallots(['yes', true])).toEqual([['ballots/poll.json', '1']]);
    expect(withBallots(['yes', 7])).toEqual([['ballots/poll.json', '[1]']]);
    expect(withBallots('{')).toEqual([['ballots/poll.json', '']]);
  });

  it('name a folder where files are expected', () => {
    const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) });
    mkdirSync(join(folder, 'files', 'more'), { recursive: true });
    expect(readTownFolder(folder, 0)).toEqual(left([{ file: 'files/more', where: '', expected: 'a file' }]));
  });
});
