import { describe, expect, it } from 'vitest';
import type { BegunAmendment, FoundAmendment } from '#application/ports/server/imports/census-amendments.ts';
import { type CensusMember, nothingAbout } from '#domain/census/about-person.ts';
import { prepareCensus } from '#domain/imports/census/prepare-census.ts';
import type { Role } from '#domain/office/roles.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import { frozenText } from '#domain/voting/opening/frozen-vote.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { left } from '#domain/shared/result.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import type { FixedVote } from '../../office/votes/fixed-votes.ts';
import {
  type AmendmentReading,
  amendedVotes,
  amendmentRefused,
  type FoundMatter,
  proposeAmendment,
  signAmendment,
} from './amendments.ts';

const town = aTown();
const now = Date.parse('2026-11-18T12:00:00Z');
const person = (id: string, ...roles: readonly Role[]): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants: roles.map((role) => ({
    role,
    scope: { kind: 'town' },
    until: null,
    givenBy: [
      { by: 'x', at: 1 },
      { by: 'y', at: 2 },
    ],
  })),
});
const keeper = person('neus', 'censusKeeper');
const signer = person('amparo', 'voteSigner');
const record = (id: string): VoteRecord => {
  const text = frozenText({ surveys: [{ _id: id }], census: { people: 2, print: 'old' } });
  const by = [
    { person: 'p', name: 'p', at: 1 },
    { person: 'q', name: 'q', at: 2 },
  ] as const;
  return { surveys: [id], waiting: null, opened: { hash: 'h', text, by }, changes: [] };
};
const surveysOf = (id: string) => {
  const main = aSurvey(id, { census: true });
  return { main, surveys: [main] };
};
const fixed = (...ids: readonly string[]): readonly FixedVote[] =>
  ids.map((vote) => ({ vote, record: record(vote), ...surveysOf(vote) }));
const reading: AmendmentReading = {
  hash: (text) => `#${text}`,
  saltOf: (vote) => `salt of ${vote}`,
  subjectOf: (vote) => ({ in: { vote } }),
};

describe('an amendment that is brought', () => {
  const rows = [
    ['NIF', 'Año de nacimiento'],
    ['12345678Z', '1984'],
  ];
  const propose = (more: { votes?: readonly FixedVote[]; rows?: unknown; who?: Signer } = {}) => {
    const kept: (readonly [BegunAmendment, number, Readonly<Record<string, CensusPrint>>])[] = [];
    const state = { version: 7 };
    const parts = {
      fixedVotes: async () => more.votes ?? fixed('v', 'w'),
      realms: { surveys: async () => [] },
      workshop: {
        prepareCensus: async ({ asked }: { asked: Parameters<typeof prepareCensus>[1] }) => ({
          _tag: 'Right' as const,
          right: {
            prepared: prepareCensus(sheetOf((more.rows ?? rows) as string[][]), asked),
            sheet: 'Hoja1',
            sheets: ['Hoja1'],
            digest: 'file',
          },
        }),
      },
      censusBook: {
        compare: async () => ({
          counts: { added: 1, changed: 0, same: 0, gone: 0 },
          stray: 0,
          version: 7,
        }),
      } as never,
      censusAmendments: {
        propose: async (
          _: unknown,
          begun: BegunAmendment,
          __: unknown,
          version: number,
          print: (people: readonly CensusMember[]) => Readonly<Record<string, CensusPrint>>,
        ) => {
          if (state.version !== version) return null;
          kept.push([begun, version, print(['b', 'a'].map((person) => ({ person, about: nothingAbout })))]);
          return { ...begun, people: { added: 1, blocked: 0, letIn: 0, corrected: 0 }, prints: {} };
        },
      },
    };
    const bring = (basis = 'file.7.fixed', reason = ' Altas ', removesOthers = false) =>
      proposeAmendment(
        parts,
        town,
        {
          file: new Uint8Array(),
          sheet: null,
          asked: { choices: new Map(), removesOthers, skipsFaulty: false },
        },
        { basis, id: 'e1', reason, signer: more.who ?? keeper, now },
        reading,
      );
    return { bring, kept, state };
  };

  it('is kept with a fingerprint of its own for each vote that fixes the census', async () => {
    const { bring, kept } = propose();
    expect(await bring()).toMatchObject({ right: { id: 'e1', reason: 'Altas' } });
    const begun = { id: 'e1', reason: 'Altas', by: { person: 'neus', name: 'neus', at: now } };
    expect(kept).toEqual([
      [
        begun,
        7,
        {
          v: { people: 2, print: '#salt of v\na\nb' },
          w: { people: 2, print: '#salt of w\na\nb' },
        },
      ],
    ]);
  });

  it('is refused without a vote that fixes the census, a role, a reason, or what was looked at', async () => {
    const kindOf = async (asked: Promise<unknown>) => ((await asked) as { left: { kind: string } }).left.kind;
    expect(await kindOf(propose({ votes: [] }).bring())).toBe('notFixed');
    expect(await kindOf(propose({ who: signer }).bring())).toBe('noRole');
    expect(await kindOf(propose().bring('file.7.fixed', ' '))).toBe('noReason');
    expect(await kindOf(propose().bring('file.6.fixed'))).toBe('importOutdated');
    expect(await kindOf(propose().bring('file.7.fixed', 'x', true))).toBe('censusInUse');
    expect(await kindOf(propose({ rows: [['NIF'], ['nada']] }).bring())).toBe('importNotReady');
    const raced = propose();
    raced.state.version = 8;
    expect(await kindOf(raced.bring())).toBe('importOutdated');
  });
});

describe('an amendment that a second person signs', () => {
  const waiting: FoundAmendment = {
    id: 'e1',
    reason: 'Altas',
    by: { person: 'neus', name: 'neus', at: 900 },
    people: { added: 14, blocked: 2, letIn: 0, corrected: 1 },
    prints: { v: { people: 40, print: 'n' }, w: { people: 40, print: 'm' } },
    isCurrent: true,
  };
  const matter = (more: Partial<FoundMatter> = {}): FoundMatter => ({
    waiting,
    votes: fixed('v', 'w'),
    first: keeper,
    ...more,
  });
  const hashOf = (vote: string, print: string) =>
    `#${frozenText({ surveys: [{ _id: vote }], census: { people: 40, print } })}`;
  const sign = (more: Partial<FoundMatter> = {}, hash = hashOf('v', 'n')) =>
    signAmendment(matter(more), reading, { signer, id: 'e1', now, vote: 'v', hash });

  it('becomes one of every vote, each with its fingerprint, in one act', () => {
    const made = sign();
    expect(made).toMatchObject({
      right: {
        entry: { id: 'e1', by: 'neus', at: now, counts: { added: 14, changed: 3, same: 0, gone: 0 } },
        votes: [
          { vote: 'v', record: { changes: [{ hash: hashOf('v', 'n'), amendment: { number: 1 } }] } },
          { vote: 'w', record: { changes: [{ hash: hashOf('w', 'm'), amendment: { number: 1 } }] } },
        ],
      },
    });
    expect(made).toMatchObject({
      right: { votes: [{ steps: [{ act: 'vote.amend', from: 'h', words: 'Altas', by: 'amparo' }] }, {}] },
    });
  });

  it('is void for one whose hash is another one, and if a vote was opened or ended since', () => {
    expect(sign({}, 'other')).toEqual(left({ kind: 'changed' }));
    expect(sign({ votes: fixed('v', 'w', 'x') })).toEqual(left({ kind: 'unsigned' }));
    expect(sign({ votes: fixed('v') })).toEqual(left({ kind: 'unsigned' }));
    expect(sign({ votes: fixed('v', 'x') })).toEqual(left({ kind: 'unsigned' }));
    expect(sign({ waiting: null })).toEqual(left({ kind: 'unsigned' }));
    expect(sign({ waiting: { ...waiting, isCurrent: false } })).toEqual(left({ kind: 'unsigned' }));
  });

  it('says beforehand who may sign', () => {
    const refused = (who: Signer) => amendmentRefused(matter(), reading, { signer: who, id: 'e1', now });
    expect(refused(signer)).toBeNull();
    expect(refused(keeper)?.kind).toBe('noRole');
  });

  it('is one of no vote that has no hash, and of none if nothing waits', () => {
    expect(amendedVotes({ waiting: null, votes: fixed('v') }, reading)).toEqual([]);
    const none = { vote: 'v', record: { ...record('v'), opened: null }, ...surveysOf('v') };
    const prints = { v: { people: 40, print: 'n' } };
    expect(sign({ waiting: { ...waiting, prints }, votes: [none] })).toEqual(left({ kind: 'changed' }));
  });
});
