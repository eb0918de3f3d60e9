import { describe, expect, it } from 'vitest';
import type { FoundVote } from '#application/ports/server/office/vote-desk.ts';
import { nothingAbout } from '#domain/census/about-person.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { censusPrints } from './census-prints.ts';

const realm = realmId('vilanova');
const nothing: FoundVote = {
  record: null,
  documents: [],
  people: [],
  ballots: 0,
  marks: 0,
  openedWith: new Map(),
};

/** A census that a test changes, and how often its people were read. */
function aCensus() {
  const census = { people: ['b', 'a'], version: 1, reads: 0, now: 0 };
  const people = () =>
    census.people.map((person) => ({ person, about: { ...nothingAbout, district: person } }));
  const prints = censusPrints({
    censusBook: { version: async () => census.version },
    voteDesk: {
      find: async (_, __, { withCensus }) => {
        if (withCensus) census.reads += 1;
        return { ...nothing, people: withCensus ? people() : [] };
      },
    },
    clock: { now: () => census.now },
    hash: (text) => text.replaceAll('\n', ' '),
  });
  const now = (vote = 'v', salt = 's', more: Partial<Survey> = {}) =>
    prints.now(realm, { vote, salt, zone: 'UTC', surveys: [aSurvey(vote, { census: true, ...more })] });
  const lacking = (more: Partial<Survey>) =>
    prints.lacking(realm, { vote: 'v', salt: 's', zone: 'UTC', surveys: [aSurvey('v', more), null] });
  return { census, now, lacking };
}

describe('those of a census who lack what a vote asks for', () => {
  it('are counted with its fingerprint, and again once the census is another one', async () => {
    const { census, now, lacking } = aCensus();
    const young = { census: true, conditions: { ageFrom: 12, ageTo: null, districts: ['a'] }, startsAt: 1 };
    expect([await now('v', 's', young), await lacking({ census: true })]).toEqual([
      { people: 0, print: 's' },
      null,
    ]);
    expect(await lacking(young)).toEqual({ birthDay: 2, district: 0 });
    Object.assign(census, { people: ['a', 'b', 'c'], version: 2 });
    expect([await lacking(young), await lacking(young)]).toEqual([
      { birthDay: 3, district: 0 },
      { birthDay: 3, district: 0 },
    ]);
  });
});

describe('the fingerprint of a census', () => {
  it('is made once, until the census is another one', async () => {
    const { census, now } = aCensus();
    expect([await now(), await now(), census.reads]).toEqual([
      { people: 2, print: 's a b' },
      { people: 2, print: 's a b' },
      1,
    ]);
    Object.assign(census, { people: ['a', 'b', 'c'], version: 2 });
    expect([await now(), await now(), census.reads]).toEqual([
      { people: 3, print: 's a b c' },
      { people: 3, print: 's a b c' },
      2,
    ]);
  });

  it('is made again once an hour, so that a change in the database itself is seen', async () => {
    const { census, now } = aCensus();
    await now();
    Object.assign(census, { people: ['z'], now: 3_599_999 });
    expect((await now())?.people).toBe(2);
    census.now += 1;
    expect(await now()).toEqual({ people: 1, print: 's z' });
  });

  it('is another one for each vote', async () => {
    const { now } = aCensus();
    expect([await now('v', 's'), await now('w', 't'), await now('v', 's')].map((one) => one?.print)).toEqual([
      's a b',
      't a b',
      's a b',
    ]);
  });

  it('is that of the people for whom the vote is, and changes with its conditions', async () => {
    const { now } = aCensus();
    const inDistrict = (...districts: readonly string[]) =>
      now('v', 's', { conditions: { ageFrom: null, ageTo: null, districts } });
    expect([await now(), await inDistrict('a'), await inDistrict('b')].map((one) => one?.print)).toEqual([
      's a b',
      's a',
      's b',
    ]);
    expect(await now('v', 's', { census: false })).toBeNull();
  });
});
