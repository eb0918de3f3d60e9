import { describe, expect, it } from 'vitest';
import { type CalendarDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { ClosingStage } from '#domain/voting/closing/closing-stage.ts';
import { emptyBook, type ClosingBook } from '#domain/voting/closing/closing-book.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { Role } from '#domain/office/roles.ts';
import type { AmendmentMatter } from '#domain/voting/opening/amend-census.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { someFigures } from '#fixtures/builders/data/closing-figures.ts';
import { aProcess } from '#fixtures/builders/data/process.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import type { ClosingMatter } from './votes/closing/give-record-signature.ts';
import { type VotePorts, waitingVotes } from './waiting-votes.ts';

const now = Date.parse('2026-11-18T11:00:00Z');
const by = (person: string) => ({ person, name: person, at: 1 });
const opened = (title?: string) => ({
  hash: 'h',
  text: JSON.stringify({ surveys: title === undefined ? [] : [{ _id: 'x', title }], census: null }),
  by: [by('amparo'), by('vicent')] as const,
});
const record = (title?: string, more: Partial<VoteRecord> = {}): VoteRecord => ({
  surveys: [],
  waiting: null,
  opened: opened(title),
  changes: [],
  ...more,
});
const survey = (id: string, endDay: string) => aSurvey(surveyId(id), { endDay: endDay as CalendarDay });
const signedOnce = (signed: ClosingBook['signed'] = null) =>
  ({ ...emptyBook, waiting: { hash: 'h', explanation: '', by: by('amparo') }, signed }) as ClosingBook;
const firstIs = (id: string, role: Role): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants: [aGrant(role, { givenBy: [by('x'), by('y')].map(({ person }) => ({ by: person, at: 0 })) })],
});
const amendment = (more: Partial<AmendmentMatter>, ...votes: readonly string[]): AmendmentMatter => ({
  waiting: {
    id: 'e',
    reason: 'Altas',
    by: by('neus'),
    people: { added: 1, blocked: 0, letIn: 0, corrected: 0 },
    prints: Object.fromEntries(votes.map((vote) => [vote, { people: 1, print: 'p' }])),
  },
  isCurrent: true,
  subjects: votes.map((vote) => ({ in: { vote } })),
  first: firstIs('neus', 'censusKeeper'),
  ...more,
});
const none: AmendmentMatter = { waiting: null, isCurrent: false, subjects: [], first: null };
const closing = (more: Partial<ClosingMatter> = {}): ClosingMatter => ({
  stage: { kind: 'ready' },
  figures: someFigures(),
  sealing: { hash: () => 'h', saltOf: (part) => part },
  subject: { in: { vote: 'over' } },
  first: firstIs('amparo', 'voteSigner'),
  ...more,
});

const records = new Map<string, VoteRecord>([
  ['over', record('Acabada')],
  ['now', record('Ahora')],
  ['bare', record()],
  ['prepared', record('Sin abrir', { opened: null })],
]);
const read = (
  more: Partial<{
    books: Readonly<Record<string, ClosingBook>>;
    records: ReadonlyMap<string, VoteRecord>;
    stage: ClosingStage['kind'];
    people: readonly Signer[];
    waits: AmendmentMatter;
    closes: ClosingMatter | null;
  }>,
) => {
  const ports: VotePorts = {
    votes: { all: async () => more.records ?? records },
    closings: { find: async (_, vote) => more.books?.[vote] ?? emptyBook },
    closingOf: async () => (more.closes === undefined ? closing() : more.closes),
    closingStageOf: async () => ({ kind: more.stage ?? 'open' }) as ClosingStage,
    signerOf: async (_, id) => more.people?.find((one) => one.id === id) ?? null,
    amendmentIn: async () => more.waits ?? none,
  };
  const surveys = [survey('over', '2026-11-10'), survey('now', '2026-11-27'), survey('bare', '2026-11-10')];
  const processes = [aProcess({ id: 'parques', survey: surveyId('now') })];
  return waitingVotes(ports, { town: aTown(), processes, surveys, now });
};

describe('signatures on votes that wait for a second person', () => {
  it('are those on closing records of votes that are over, until two people have signed', async () => {
    const books = { over: signedOnce(), now: signedOnce(), prepared: signedOnce(), bare: signedOnce() };
    expect(await read({ books })).toEqual([
      { vote: 'over', title: 'Acabada', what: 'close', by: 'amparo', in: { vote: 'over' } },
      { vote: 'bare', title: 'bare', what: 'close', by: 'amparo', in: { vote: 'bare' } },
    ]);
    const both = { hash: 'h', text: '', parts: {}, by: [] } as unknown as ClosingBook['signed'];
    expect(await read({ books: { over: signedOnce(both) } })).toEqual([]);
  });

  it('are that on an amendment of the census, once, for whoever may change each of its votes', async () => {
    expect(await read({ waits: amendment({}, 'prepared', 'now') })).toEqual([
      {
        vote: 'now',
        title: 'Ahora',
        what: 'amend',
        by: 'neus',
        in: { vote: 'now', process: 'parques' },
        alsoIn: [{ vote: 'prepared' }],
      },
    ]);
  });

  it('name a vote by its id where its record has no title', async () => {
    expect(await read({ waits: amendment({}, 'prepared') })).toMatchObject([{ title: 'prepared' }]);
  });

  it('are not those on an amendment that can no longer be confirmed', async () => {
    for (const waits of [
      amendment({ isCurrent: false }, 'now'),
      amendment({ first: null }, 'now'),
      amendment({ first: firstIs('neus', 'editor') }, 'now'),
      amendment({}),
      amendment({}, 'gone'),
    ])
      expect(await read({ waits })).toEqual([]);
  });

  it('are not those on a record that is another by now, or whose first person may not sign it', async () => {
    const books = { over: signedOnce() };
    for (const closes of [null, closing({ stage: { kind: 'counting' } })])
      expect(await read({ books, closes })).toEqual([]);
    // Then the record waits for a first signature again.
    const again = { vote: 'over', title: 'Acabada', what: 'close', by: null, in: { vote: 'over' } };
    for (const closes of [
      closing({ sealing: { hash: () => 'another', saltOf: (part) => part } }),
      closing({ figures: null }),
      closing({ first: null }),
      closing({ first: firstIs('amparo', 'editor') }),
    ])
      expect(await read({ books, closes })).toEqual([again]);
  });

  it('are those on openings, changes and cancellings while their first person may sign', async () => {
    const waiting = (what: 'open' | 'change' | 'cancel') =>
      ({ what, hash: 'h', reason: '', by: by('amparo'), title: 'Plaza' }) as const;
    const one = { in: { vote: 'plaza' }, by: 'amparo', title: 'Plaza', vote: 'plaza' };
    const people = [firstIs('amparo', 'voteSigner')];
    for (const what of ['open', 'change', 'cancel'] as const) {
      const signed = new Map([['plaza', record(undefined, { waiting: waiting(what) })]]);
      expect(await read({ records: signed, people })).toEqual([{ ...one, what }]);
      for (const gone of [[], [firstIs('amparo', 'reader')]])
        expect(await read({ records: signed, people: gone })).toEqual([]);
    }
  });

  it('are not those of somebody who has roles of both sides by now', async () => {
    const waiting = { what: 'open', hash: 'h', reason: '', by: by('amparo'), title: 'Plaza' } as const;
    const signed = new Map([['plaza', record(undefined, { opened: null, waiting })]]);
    const both = ['voteSigner', 'censusKeeper', 'analyst'] as const;
    const grants = both.flatMap((role) => firstIs('amparo', role).grants);
    const people = [{ ...firstIs('amparo', 'voteSigner'), grants }];
    expect(await read({ records: signed, people })).toEqual([]);
  });
});

describe('a vote that is over', () => {
  it('waits for its closing record once it can be made, until somebody signs it', async () => {
    expect(await read({ stage: 'ready' })).toEqual([
      { vote: 'over', title: 'Acabada', what: 'close', by: null, in: { vote: 'over' } },
      { vote: 'bare', title: 'bare', what: 'close', by: null, in: { vote: 'bare' } },
    ]);
    for (const stage of ['open', 'counting', 'from'] as const) expect(await read({ stage })).toEqual([]);
    const both = { hash: 'h', text: '', parts: {}, by: [] } as unknown as ClosingBook['signed'];
    const closed = { ...emptyBook, signed: both };
    expect(await read({ stage: 'ready', books: { over: closed, bare: closed } })).toEqual([]);
  });
});
