import { describe, expect, it } from 'vitest';
import type { LetterPerson } from '#application/ports/server/letters/letter-desk.ts';
import type { CodeLetter } from '#application/ports/server/letters/letter-printing.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { prepareLetters } from '#domain/imports/letters/prepare-letters.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import { left, right } from '#domain/shared/result.ts';
import { type LetterRecord, noLetters } from '#domain/voting/letters/letter-record.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import {
  type LetterParts,
  type LetterVote,
  makeLetters,
  previewLetters,
  replaceLetter,
} from './make-letters.ts';

const town = aTown();
const now = Date.parse('2026-11-18T12:34:56Z');
const by = { person: 'neus', name: 'neus', at: 1 };
const printer = { certificate: 'PEM', print: 'abcd', subject: 'Soler', until: now + 1, by, confirmed: by };
const givenBy = [
  { by: 'x', at: 1 },
  { by: 'y', at: 2 },
] as const;
const signer: LetterVote['acting']['signer'] = {
  id: 'neus',
  name: 'neus',
  isProgram: false,
  grants: [{ role: 'censusKeeper', scope: { kind: 'town' }, until: null, givenBy }],
};
const vote: LetterVote = {
  vote: 'v',
  acting: { signer, subject: { in: { vote: 'v' } }, now },
  words: {} as LetterVote['words'],
};

const rows = [
  ['DNI', 'Nombre', 'Calle', 'CP', 'Municipio', 'Idioma'],
  ['12345678Z', 'Ana', 'Major 10', '46001', 'V', 'va'],
  ['X1234567L', 'Joan', 'Major 9', '46001', 'V', ''],
  ['00000000T', 'Pau', 'Major 1', '46001', 'V', ''],
  ['00000001R', 'Mar', 'Major 2', '46001', 'V', ''],
];

/** A council whose census has these people; says what was printed and stored. */
function aCouncil(people: readonly LetterPerson[], record: LetterRecord = { ...noLetters, printer }) {
  const printed: (readonly CodeLetter[])[] = [];
  const stored: {
    codes: readonly object[];
    years: readonly string[];
    record: LetterRecord;
    steps: readonly NewStep[];
  }[] = [];
  const state = { isTaken: true, version: 7 };
  const parts: LetterParts = {
    random: (length) => new Uint8Array(length),
    workshop: {
      prepareLetters: async ({ file, asked }) => {
        if (file.length === 0) return left('notATable');
        const given = JSON.parse(new TextDecoder().decode(file)) as string[][];
        return right({
          prepared: prepareLetters(sheetOf(given), asked),
          sheet: 'H',
          sheets: ['H'],
          digest: 'file',
        });
      },
    },
    letterPrinting: {
      readCertificate: () => left('notACertificate'),
      print: async (letters) => {
        printed.push(letters);
        return new Uint8Array([1, 2]);
      },
    },
    letterDesk: {
      find: async () => record,
      change: async (_, __, decide) => decide(record).answer,
      look: async (_, identities) => ({ people: people.slice(0, identities.length), version: state.version }),
      renew: async (_, __, { codes, years }, act) => {
        if (!state.isTaken) return false;
        stored.push({ codes, years, ...act(record) });
        return true;
      },
    },
  };
  return { parts, printed, stored, state };
}
const brought = (given: unknown = rows) => ({
  file: new TextEncoder().encode(given === null ? '' : JSON.stringify(given)),
  sheet: null,
  asked: { choices: new Map(), skipsFaulty: false },
});
const all: readonly LetterPerson[] = ['new', 'again', 'blocked', 'unknown'];

describe('letters with codes', () => {
  it('are made for those of the census who are not blocked, and their codes count from then on', async () => {
    const { parts, printed, stored } = aCouncil(all);
    const preview = await previewLetters(parts, town, brought(), now);
    expect(preview).toMatchObject({
      right: { basis: 'file.7', counts: { added: 1, changed: 1, same: 1, gone: 1 }, isReady: true },
    });
    expect([printed, stored]).toEqual([[], []]);
    const made = await makeLetters(parts, town, brought(), 'file.7', vote);
    expect(made).toEqual(right({ file: new Uint8Array([1, 2]), letters: 2 }));
    expect(printed[0]?.map(({ name, code, language }) => [name, code, language])).toEqual([
      ['Joan', 'AAAA', town.defaultLanguage],
      ['Ana', 'AAAA', 'va'],
    ]);
    expect(stored).toMatchObject([
      {
        codes: [
          { identity: 'X1234567L', code: 'AAAA' },
          { identity: '12345678Z', code: 'AAAA' },
        ],
        record: { sent: 2, replaced: 0 },
        steps: [{ act: 'letters.send', to: '2', by: 'neus', at: Date.parse('2026-11-17T23:00:00Z') }],
      },
    ]);
    expect(stored[0]?.years).toEqual(expect.arrayContaining(['2026', '1984', '1907']));
    // Of people nothing but the number and the code leaves for the store.
    expect(Object.keys(stored[0]?.codes[0] ?? {})).toEqual(['identity', 'code']);
  });

  it('are not made of another file or census than was looked at, with a fault, for nobody, or of no table', async () => {
    const { parts, stored, state } = aCouncil(all);
    const make = (basis: string, given: unknown = rows) =>
      makeLetters(parts, town, brought(given), basis, vote);
    expect(await make('file.6')).toEqual(left({ kind: 'importOutdated' }));
    expect(await make('', null)).toEqual(left({ kind: 'importRefused', fault: 'notATable' }));
    expect(await previewLetters(parts, town, brought(null), now)).toEqual(
      left({ kind: 'importRefused', fault: 'notATable' }),
    );
    expect(await make('file.7', [...rows, ['x', 'y', 'z', '1', '', '']])).toEqual(
      left({ kind: 'importNotReady' }),
    );
    const nobody = aCouncil(['unknown', 'blocked', 'unknown', 'unknown']);
    expect(await makeLetters(nobody.parts, town, brought(), 'file.7', vote)).toEqual(
      left({ kind: 'importNotReady' }),
    );
    state.isTaken = false;
    expect(await make('file.7')).toEqual(left({ kind: 'importOutdated' }));
    expect(stored).toEqual([]);
  });

  it('are not printed before two people have confirmed whose key it is', async () => {
    const { parts, printed } = aCouncil(all, { ...noLetters, printer: { ...printer, confirmed: null } });
    expect(await makeLetters(parts, town, brought(), 'file.7', vote)).toEqual(left({ kind: 'unconfirmed' }));
    expect(printed).toEqual([]);
  });
});

describe('a letter in place of a lost one', () => {
  const lost = {
    identity: '12345678Z' as IdentityNumber,
    name: 'Ana',
    lines: ['Major 1'],
    postalCode: '46001',
    town: 'V',
    language: null,
  };

  it('is one for a person of the census, noted with its day and no hour', async () => {
    const { parts, stored } = aCouncil(['again']);
    expect(await replaceLetter(parts, town, lost, vote)).toMatchObject({ right: { letters: 1 } });
    expect(stored).toMatchObject([
      {
        record: { sent: 0, replaced: 1 },
        steps: [{ act: 'letters.replace', to: null, words: null, at: Date.parse('2026-11-17T23:00:00Z') }],
      },
    ]);
  });

  it('is not made for people who are unknown or blocked', async () => {
    for (const person of ['unknown', 'blocked'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const made = await replaceLetter(aCouncil([person]).parts, town, lost, vote);
      expect(made).toEqual(left({ kind: 'noSuchPerson' }));
    }
  });
});
