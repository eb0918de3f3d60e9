import { describe, expect, it } from 'vitest';
import type {
  CensusChange,
  CensusImport,
  CensusUndone,
} from '#application/ports/server/imports/census-book.ts';
import { prepareCensus } from '#domain/imports/census/prepare-census.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import {
  type BroughtPeople,
  type CensusImportParts,
  confirmCensus,
  previewCensus,
  undoCensus,
} from './census-imports.ts';
import type { FixedVote } from '../../office/votes/fixed-votes.ts';
import { censusUndoTime, forgetFormerPeople } from './forget-former-people.ts';

const town = aTown();
const now = Date.parse('2026-11-18T12:00:00Z');
const by = { by: 'Marta', at: now };
const anEntry: CensusImport = {
  id: 'k1',
  at: now - 86_400_000,
  by: 'Marta',
  layout: 'census',
  collection: 'census',
  counts: { added: 1, changed: 0, same: 0, gone: 0 },
  undone: null,
  canUndo: true,
};

/** A council with these votes. Its workshop reads a file as the rows of a JSON; its census has nobody. */
function aCouncil(votes: readonly Partial<Survey>[] = [], fixed: readonly FixedVote[] = []) {
  const written: (readonly [Omit<ImportEntry, 'counts'>, CensusChange, number])[] = [];
  const erased: number[] = [];
  const state = { version: 7, stray: 0, isTaken: true, undone: 'done' as CensusUndone };
  const surveys = votes.map((more, at) => aSurvey(`v${at}`, { census: true, ...more }));
  const countsOf = ({ people }: CensusChange) => ({ added: people.length, changed: 0, same: 0, gone: 0 });
  const parts: CensusImportParts = {
    fixedVotes: async () => fixed,
    realms: { surveys: async () => surveys.map((survey) => ({ survey, document: {} })) },
    workshop: {
      prepareCensus: async ({ file, asked }) => {
        if (file.length === 0) return left('notATable');
        const rows = JSON.parse(new TextDecoder().decode(file)) as string[][];
        const prepared = prepareCensus(sheetOf(rows), asked);
        return right({ prepared, sheet: 'Hoja1', sheets: ['Hoja1'], digest: 'file' });
      },
    },
    censusBook: {
      state: async () => ({ people: 0, blocked: 0, version: state.version }),
      version: async () => state.version,
      compare: async (_, change) => ({
        counts: countsOf(change),
        stray: state.stray,
        version: state.version,
      }),
      write: async (_, entry, change, version) => {
        if (!state.isTaken) return null;
        written.push([entry, change, version]);
        return { ...entry, counts: countsOf(change) };
      },
      list: async () => [anEntry],
      takeBack: async () => state.undone,
      forget: async (until) => void erased.push(until),
    },
  };
  return { parts, written, erased, state };
}

const brought = (rows: unknown, asked: Partial<BroughtPeople['asked']> = {}): BroughtPeople => ({
  file: new TextEncoder().encode(rows === null ? '' : JSON.stringify(rows)),
  sheet: null,
  asked: { choices: new Map(), removesOthers: false, skipsFaulty: false, ...asked },
});
const one = [
  ['NIF', 'Año de nacimiento'],
  ['12345678Z', '1984'],
];
const open = { startsAt: now - 1, endDay: '2026-11-18' as CalendarDay };

describe('a census that is brought', () => {
  it('is written once as it was looked at, with who brought it', async () => {
    const { parts, written } = aCouncil();
    const preview = await previewCensus(parts, town, brought(one, { removesOthers: true }), now);
    const looked = { basis: 'file.7.free', isReady: true, openVotes: [], counts: { added: 1 } };
    expect(preview).toMatchObject({ right: looked });
    expect(written).toEqual([]);
    const confirm = (basis: string) =>
      confirmCensus(parts, town, brought(one, { removesOthers: true }), { basis, id: 'k2', by });
    expect(await confirm('file.6.free')).toEqual(left({ kind: 'importOutdated' }));
    const done = await confirm('file.7.free');
    const entry = { id: 'k2', at: now, by: 'Marta', layout: 'census', collection: 'census', undone: null };
    expect(done).toEqual(right({ ...entry, counts: { added: 1, changed: 0, same: 0, gone: 0 } }));
    const people = [{ identity: '12345678Z', secrets: ['1984'] }];
    expect(written).toEqual([[entry, { people, removesOthers: true, isDuringVote: false }, 7]]);
  });

  it('only adds and blocks while a vote is open, and takes nobody away', async () => {
    const { parts, written } = aCouncil([open, { census: false }]);
    const whole = await previewCensus(parts, town, brought(one, { removesOthers: true }), now);
    expect(whole).toMatchObject({ left: { kind: 'censusInUse', votes: [{ id: 'v0' }] } });
    const preview = await previewCensus(parts, town, brought(one), now);
    expect(preview).toMatchObject({ right: { basis: 'file.7.vote', openVotes: [{ id: 'v0' }] } });
    await confirmCensus(parts, town, brought(one), { basis: 'file.7.vote', id: 'k2', by });
    expect(written).toMatchObject([[{ id: 'k2' }, { isDuringVote: true }, 7]]);
  });

  it('that was looked at before a vote opened must be looked at again', async () => {
    const { parts } = aCouncil([open]);
    const done = await confirmCensus(parts, town, brought(one), { basis: 'file.7.free', id: 'k2', by });
    expect(done).toEqual(left({ kind: 'importOutdated' }));
    const whole = brought(one, { removesOthers: true });
    const gone = await confirmCensus(parts, town, whole, { basis: 'file.7.free', id: 'k2', by });
    expect(gone).toMatchObject({ left: { kind: 'censusInUse' } });
  });

  it('changes nothing by one person once a vote that checks it was opened by two, also before it begins', async () => {
    const record = { surveys: ['f'], waiting: null, opened: null, changes: [] };
    const { parts, written } = aCouncil(
      [],
      [{ vote: 'f', record, main: aSurvey('f'), surveys: [aSurvey('f')] }],
    );
    const whole = await previewCensus(parts, town, brought(one, { removesOthers: true }), now);
    expect(whole).toMatchObject({ left: { kind: 'censusInUse', votes: [{ id: 'f' }] } });
    const preview = await previewCensus(parts, town, brought(one), now);
    expect(preview).toMatchObject({ right: { basis: 'file.7.fixed', fixedVotes: [{ vote: 'f' }] } });
    const done = await confirmCensus(parts, town, brought(one), { basis: 'file.7.fixed', id: 'k2', by });
    expect([done, written]).toEqual([left({ kind: 'amendmentNeeded' }), []]);
  });

  it('is not ready with a correction of a number that the census does not have', async () => {
    const { parts, state } = aCouncil();
    state.stray = 1;
    expect(await previewCensus(parts, town, brought(one), now)).toMatchObject({
      right: { stray: 1, isReady: false },
    });
  });

  it('is refused with a fault, with nobody in it, if it is no table, and if the census changes meanwhile', async () => {
    const { parts, state } = aCouncil();
    const confirm = (rows: unknown, basis: string) =>
      confirmCensus(parts, town, brought(rows), { basis, id: 'k2', by });
    expect(await confirm([['NIF'], ['nada']], 'file.7.free')).toEqual(left({ kind: 'importNotReady' }));
    expect(await confirm([['NIF']], 'file.7.free')).toEqual(left({ kind: 'importNotReady' }));
    expect(await confirm(null, '')).toEqual(left({ kind: 'importRefused', fault: 'notATable' }));
    state.isTaken = false;
    expect(await confirm(one, 'file.7.free')).toEqual(left({ kind: 'importOutdated' }));
  });
});

describe('an import of the census that is taken back', () => {
  it('gives the former census back', async () => {
    const { parts } = aCouncil([{ startsAt: null, endDay: '2026-11-16' as CalendarDay }]);
    expect(await undoCensus(parts, town, 'k1', by)).toEqual(right(true));
  });

  it('is refused if a vote has been open since, if it is unknown, or if the census has changed', async () => {
    const ended = aCouncil([{ startsAt: null, endDay: '2026-11-17' as CalendarDay }]);
    expect(await undoCensus(ended.parts, town, 'k1', by)).toMatchObject({
      left: { kind: 'censusInUse', votes: [{ id: 'v0' }] },
    });
    const { parts, state } = aCouncil();
    expect(await undoCensus(parts, town, 'other', by)).toEqual(left({ kind: 'unknownImport' }));
    state.undone = 'unknown';
    expect(await undoCensus(parts, town, 'k1', by)).toEqual(left({ kind: 'unknownImport' }));
    state.undone = 'changed';
    expect(await undoCensus(parts, town, 'k1', by)).toEqual(left({ kind: 'importChanged' }));
  });

  it('keeps what it replaced for thirty days', async () => {
    const { parts, erased } = aCouncil();
    await forgetFormerPeople(parts)(now);
    expect(erased).toEqual([now - censusUndoTime]);
  });
});
