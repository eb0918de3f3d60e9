import { describe, expect, it } from 'vitest';
import type { BallotEntry } from '#application/ports/server/ballot-store.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { longestKioskName } from '#domain/voting/kiosk/kiosk.ts';
import { passLasts } from '#domain/voting/kiosk/pass.ts';
import { codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryBallots } from '#fixtures/memory/ballot-store.ts';
import { memoryCensus } from '#fixtures/memory/census-register.ts';
import { memoryKiosks } from '#fixtures/memory/kiosk/kiosk-store.ts';
import { memoryPassSeal } from '#fixtures/memory/kiosk/pass-seal.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { beginKiosk, startKiosk } from './begin-kiosk.ts';
import { enterPass } from './enter-pass.ts';
import { givePass } from './give-pass.ts';
import { stayAtKiosk } from './stay-at-kiosk.ts';
import { leaveKiosk, voteAtKiosk } from './vote-at-kiosk.ts';

const town = aTown();
const { realm } = town;
const survey = (id: string, more: Parameters<typeof aSurvey>[1] = {}) =>
  aSurvey(id, { census: true, registeredOnly: true, endDay: '2026-11-27' as CalendarDay, ...more });
const surveys = [survey('main'), survey('second')];
const desk = { vote: 'main', surveys, opens: 0, closes: null };
const ana = '12345678z';

/** A vote with a desk and a kiosk that has started. */
async function aKiosk() {
  let now = noon;
  const entries: BallotEntry[] = [];
  const ballots = memoryBallots();
  const ports = {
    realms: memoryRealms(town, [...surveys, survey('alone')]),
    census: memoryCensus(realm, [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }]),
    ballots: {
      ...ballots,
      record: async (entry: BallotEntry) => {
        entries.push(entry);
        return ballots.record(entry);
      },
    },
    profiles: memoryProfiles(),
    keys: memoryKeys(),
    kiosks: memoryKiosks(),
    passSeal: memoryPassSeal(),
    clock: { now: () => now },
  };
  const begun = await beginKiosk(ports)(town, 'main', ' Biblioteca ');
  if (begun === null) throw new Error('no kiosk');
  const asked = { kiosk: begun.kiosk, surveys };
  const give = (identity = ana) => givePass(ports)(town, desk, identity);
  const enter = (pass: string, at = asked) => enterPass(ports)(town, at, pass);
  return {
    ports,
    entries,
    begun,
    asked,
    give,
    enter,
    pass: async () => {
      const given = await give();
      if (isLeft(given)) throw new Error(given.left.kind);
      return given.right.pass;
    },
    vote: (voter: string, id = 'main', answer = 'yes', seed = 1) =>
      voteAtKiosk(ports)(town, asked, { voter, survey: surveyId(id), answer, secrets: codeOf(seed) }),
    leave: (voter: string) => leaveKiosk(ports)(town, begun.kiosk, voter),
    /** Marks Ana in a survey, as a vote of hers on the web would. */
    mark: (id: string) =>
      ballots.record(
        aBallotEntry(ports.keys.mark(realm, surveyId(id), 'person:12345678Z'), {
          realm,
          survey: surveyId(id),
        }),
      ),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
const voterOfPass = async ({ enter, pass }: Awaited<ReturnType<typeof aKiosk>>) => {
  const entered = await enter(await pass());
  if (isLeft(entered)) throw new Error(entered.left.kind);
  return entered.right.voter;
};

describe('a pass', () => {
  it('is given to a person who may vote, for ten minutes, and marks nobody', async () => {
    const { give, ports } = await aKiosk();
    expect(await give()).toMatchObject(right({ until: noon + passLasts }));
    expect(await ports.ballots.countMarks(realm, surveyId('main'))).toBe(0);
  });

  it('is not given to who has a mark in any survey, is not listed or cannot be read, nor before or after the vote', async () => {
    const { give, mark, ports, wait } = await aKiosk();
    expect(await give('00000000T')).toEqual(left({ kind: 'notListed' }));
    expect(await give('12')).toEqual(left({ kind: 'unreadable' }));
    await mark('second');
    expect(await give()).toEqual(left({ kind: 'hasMark' }));
    wait(30 * 86_400_000);
    expect(await givePass(ports)(town, desk, ana)).toEqual(left({ kind: 'closed' }));
  });

  it('is used once, within its time, at a kiosk of its vote', async () => {
    const kiosk = await aKiosk();
    const { enter, pass, asked, wait, ports } = kiosk;
    const none = left({ kind: 'noPass' });
    const first = await pass();
    expect(await enter(first, { ...asked, kiosk: { ...asked.kiosk, vote: 'other' } })).toEqual(none);
    expect(await enterPass(ports)({ realm: realmId('benialt') }, asked, first)).toEqual(none);
    expect(await enter(`${first.slice(0, 6)} ${first.slice(6).toLowerCase()}`)).toMatchObject(
      right({ until: noon + passLasts }),
    );
    expect(await enter(first)).toEqual(none);
    expect(await enter('1234')).toEqual(none);
    const late = await pass();
    wait(passLasts);
    expect(await enter(late)).toEqual(none);
  });

  it('is used up in vain by a person who has voted meanwhile, and does nothing without the keys', async () => {
    const { enter, pass, mark, ports } = await aKiosk();
    const given = await pass();
    await mark('second');
    expect(await enter(given)).toEqual(left({ kind: 'hasMark' }));
    expect(await enter(given)).toEqual(left({ kind: 'noPass' }));
    ports.keys.erase(realm, surveyId('second'));
    expect(await enter(given)).toEqual(left({ kind: 'closed' }));
  });
});

describe('a voter at a kiosk', () => {
  it('may stay as long as they go on, but not after their time or beyond the end of the kiosk', async () => {
    const kiosk = await aKiosk();
    const { ports, begun, wait, vote } = kiosk;
    const stay = (voter: string, at = begun.kiosk) => stayAtKiosk(ports)(town, at, voter);
    const voter = await voterOfPass(kiosk);
    wait(passLasts - 1);
    expect(await stay('another')).toBeNull();
    expect(await stay(voter, { ...begun.kiosk, id: 'other' })).toBeNull();
    expect(await stay(voter)).toBe(noon + passLasts - 1 + passLasts);
    wait(passLasts - 1);
    const { until } = begun.kiosk;
    expect(await stay(voter, { ...begun.kiosk, until: noon + 2 * passLasts })).toBe(noon + 2 * passLasts);
    expect(await vote(voter)).toEqual(right('counted'));
    wait(passLasts);
    expect(await stay(voter)).toBeNull();
    expect(until).toBeGreaterThan(noon + 2 * passLasts);
  });

  it('votes in each survey without secrets or account, is counted once as assisted, and marks no device', async () => {
    const kiosk = await aKiosk();
    const { vote, entries, ports } = kiosk;
    const voter = await voterOfPass(kiosk);
    expect([await vote(voter), await vote(voter, 'second', 'no', 2)]).toEqual([
      right('counted'),
      right('counted'),
    ]);
    expect(entries.map(({ assistedIn, deviceMark }) => [assistedIn, deviceMark])).toEqual([
      ['main', null],
      [undefined, null],
    ]);
    const mark = ports.keys.mark(realm, surveyId('main'), 'person:12345678Z');
    expect(await ports.ballots.isMarked(realm, surveyId('main'), mark)).toBe(true);
    // An answer that was lost is sent again with its code; another one is a second vote.
    expect(await vote(voter)).toEqual(right('counted'));
    expect(await vote(voter, 'main', 'no', 3)).toEqual(left({ kind: 'alreadyVoted' }));
    expect(await ports.ballots.count(realm, surveyId('main'))).toBe(1);
  });

  it('loses to a vote of theirs on the web that came first', async () => {
    const kiosk = await aKiosk();
    const voter = await voterOfPass(kiosk);
    await kiosk.mark('main');
    expect(await kiosk.vote(voter)).toEqual(left({ kind: 'alreadyVoted' }));
  });

  it('votes in no survey of another vote, and not in one that checks no census', async () => {
    const kiosk = await aKiosk();
    const voter = await voterOfPass(kiosk);
    expect(await kiosk.vote(voter, 'alone')).toEqual(left({ kind: 'unknownSurvey' }));
    const open = { ...kiosk.ports, realms: memoryRealms(town, [survey('main', { census: false })]) };
    const given = { voter, survey: surveyId('main'), answer: 'yes', secrets: [] };
    expect(await voteAtKiosk(open)(town, kiosk.asked, given)).toEqual(left({ kind: 'censusInvalid' }));
  });

  it('sends nothing after they left, after ten minutes, from another kiosk, or once it was ended', async () => {
    const gone = left({ kind: 'noVoter' });
    const kiosk = await aKiosk();
    const [left_, ended, late] = [
      await voterOfPass(kiosk),
      await voterOfPass(kiosk),
      await voterOfPass(kiosk),
    ];
    await kiosk.leave(left_);
    expect(await kiosk.vote(left_)).toEqual(gone);
    const elsewhere = { kiosk: { ...kiosk.begun.kiosk, id: 'other' }, surveys };
    const given = { voter: late, survey: surveyId('main'), answer: 'yes', secrets: [] };
    expect(await voteAtKiosk(kiosk.ports)(town, elsewhere, given)).toEqual(gone);
    kiosk.wait(passLasts);
    expect(await kiosk.vote(late)).toEqual(gone);
    await kiosk.ports.kiosks.end(realm, 'main', kiosk.begun.kiosk.id);
    expect(await kiosk.vote(ended)).toEqual(gone);
  });
});

describe('a kiosk', () => {
  it('is started once by its code, in any spelling', async () => {
    const { ports, begun } = await aKiosk();
    const start = startKiosk(ports);
    expect(await start(town, 'nothing')).toBeNull();
    const started = await start(town, begun.code.toLowerCase());
    expect(started?.kiosk).toEqual({ ...begun.kiosk, name: 'Biblioteca' });
    expect(await start(town, begun.code)).toBeNull();
    const digest = ports.passSeal.digest(realm, started?.token ?? '');
    expect(await ports.kiosks.kioskOf(realm, digest, noon)).toEqual(begun.kiosk);
  });

  it('needs a name', async () => {
    const { ports } = await aKiosk();
    for (const name of [' ', 'x'.repeat(longestKioskName + 1)])
      expect(await beginKiosk(ports)(town, 'main', name)).toBeNull();
  });
});
