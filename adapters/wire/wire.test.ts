import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { addresses } from './addresses.ts';
import { hashedPart, readBallotList, writeBallotLine, writeHeadLine } from './ballot-list.ts';
import { readShare } from './budget-rule.ts';
import { decode } from './decode.ts';
import { readPage } from './page.ts';
import { refusalBody, refusalBy, refusals, type RefusalTag } from './refusals.ts';
import { readResults, writeResults } from './results.ts';
import { readTown } from './town.ts';
import { voteWire } from './vote.ts';

const poll = { _id: 'poll', title: 'Poll', displayType: 'options' };

describe('a vote on the wire', () => {
  it('is an answer, with or without census, and nulls where clients send them', () => {
    for (const vote of [
      { answer: 'yes' },
      { answer: [], census: null },
      { answer: ['a'], census: { id: null, secrets: null } },
    ]) {
      expect(isLeft(decode(voteWire, vote))).toBe(false);
    }
  });

  it('is nothing else', () => {
    for (const vote of [
      null,
      [],
      'yes',
      {},
      { answer: 7 },
      { answer: [7] },
      { answer: { yes: 1 } },
      { answer: [['a']] },
    ]) {
      expect(isLeft(decode(voteWire, vote))).toBe(true);
    }
    for (const census of [7, 'x', { id: 7 }, { secrets: 'x' }, { secrets: [1984] }, { id: ['x'] }]) {
      expect([census, isLeft(decode(voteWire, { answer: 'yes', census }))]).toEqual([census, true]);
    }
  });

  it('that cannot be read is told by its place, without repeating what stood there', () => {
    const read = decode(voteWire, {
      answer: 'yes',
      census: { id: 'x', secrets: ['1984', { secret: 'ZZBE' }] },
    });
    expect(read).toMatchObject(left({ where: 'census.secrets.1' }));
    expect(JSON.stringify(read)).not.toMatch(/1984|ZZBE/u);
  });
});

describe('the published list', () => {
  const anId = fc.stringMatching(/^[0-9a-f]{8}$/u);
  const aBallot = fc.record({ id: anId, answer: fc.oneof(fc.string(), fc.array(fc.string())) });

  it('reads back as it was written, whatever the answers hold', () => {
    fc.assert(
      fc.property(fc.array(aBallot), (ballots) => {
        const lines = ballots.map(({ id, answer }) => writeBallotLine(ballotId(id), answer)).join('');
        const text = writeHeadLine(surveyId('poll'), 'head', poll) + lines;
        expect(hashedPart(text)).toBe(lines);
        expect(readBallotList(text, 'UTC')).toMatchObject(right({ survey: 'poll', head: 'head', ballots }));
      }),
    );
  });

  it('names every line that is none', () => {
    const text = `${writeHeadLine(surveyId('poll'), 'head', poll)}${writeBallotLine(ballotId('a'), 'yes')}oops\n{"id":7,"answer":"x"}\n`;
    expect(readBallotList(text, 'UTC')).toMatchObject(left([{ line: 3 }, { line: 4 }]));
    for (const head of ['', '{}', '{"survey":"poll","head":"h","question":{}}']) {
      expect(readBallotList(head, 'UTC')).toMatchObject(left([{ line: 1 }]));
    }
  });
});

describe('results on the wire', () => {
  it('read back as they were written', () => {
    const tally = {
      kind: 'budgetAmount',
      ballots: 3,
      counts: new Map([
        ['b', 2],
        ['a', 0],
      ]),
    } as const;
    const read = readResults(JSON.parse(JSON.stringify(writeResults('budget', tally))));
    expect(read).toEqual(right(tally));
    expect(isLeft(readResults({ survey: 'x', displayType: 'dice', ballots: 1, results: {} }))).toBe(true);
  });
});

describe('a list on the wire', () => {
  const text = (item: unknown) =>
    typeof item === 'string' ? right(item) : left({ kind: 'unreadable', where: 'item' } as const);

  it('may be bare or counted', () => {
    expect(readPage(['a', 'b'], text)).toEqual(right({ items: ['a', 'b'], total: 2 }));
    expect(readPage({ items: ['a'], itemsCount: 9 }, text)).toEqual(right({ items: ['a'], total: 9 }));
    expect(readPage({ items: ['a'] }, text)).toEqual(right({ items: ['a'], total: 1 }));
  });

  it('does not leave an unreadable item out in silence', () => {
    expect(readPage(['a', 7], text)).toEqual(left({ kind: 'unreadable', where: 'item' }));
    for (const raw of [null, 'a', { items: 'a' }, {}]) expect(isLeft(readPage(raw, text))).toBe(true);
  });
});

describe('a refusal on the wire', () => {
  it('has a code of its own, by which it is found again, or by its message', () => {
    const tags = Object.keys(refusals) as RefusalTag[];
    expect(new Set(tags.map((tag) => refusals[tag].errCode)).size).toBe(tags.length);
    for (const tag of tags) {
      const { err, errCode, message } = refusalBody(tag);
      expect(err).toBe(message);
      expect([refusalBy(errCode, ''), refusalBy(String(errCode), ''), refusalBy(undefined, message)]).toEqual(
        [tag, tag, tag],
      );
    }
    expect(refusalBy(999, 'oops')).toBeNull();
  });
});

describe('an address of the council’s API', () => {
  it('holds no part that could lead elsewhere', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { pathname } = new URL(
          `http://council.example${addresses.survey(realmId('vilanova'), surveyId(`x${text}`))}`,
        );
        expect(pathname.split('/')).toHaveLength(5);
        const asked = new URL(`http://council.example${addresses.process(realmId('vilanova'), text)}`)
          .searchParams;
        expect([...asked.keys()]).toEqual(['or']);
        expect(asked.get('or')?.split(',')).toHaveLength(6);
      }),
    );
  });
});

describe('a share of votes', () => {
  it('is read exactly, with point or comma', () => {
    expect(readShare('5%')).toEqual({ numerator: 500, denominator: 10_000 });
    expect([readShare('2.5 %'), readShare('2,5%'), readShare(' 2.50% ')]).toEqual(
      Array(3).fill({ numerator: 250, denominator: 10_000 }),
    );
    expect(readShare('100%')?.numerator).toBe(10_000);
    for (const text of ['', '5', '%', '101%', '-5%', '5.123%', '1e1%'])
      expect([text, readShare(text)]).toEqual([text, null]);
  });
});

describe('a town on the wire', () => {
  it('keeps host names in lower case, as browsers send them', () => {
    expect(readTown({ realm: 'nova', name: 'Nova', hosts: ['Participa.Nova.example'] })).toMatchObject(
      right({ hosts: ['participa.nova.example'] }),
    );
  });

  it('is named so that it can stand in an address', () => {
    for (const realm of ['', 'Nova', '1nova', 'no va', '../nova', 'n/ova', 'x'.repeat(64)]) {
      expect(readTown({ realm, name: 'Nova' })).toEqual(left({ kind: 'unreadable', where: 'realm' }));
    }
  });
});
