import { describe, expect, it } from 'vitest';
import { instantAt, startOfDay, addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { ballotStation, codeOf } from '#fixtures/builders/councils/ballot-station.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

const withCensus = aSurvey('budget', { census: true });
const poll = aSurvey('poll');
const refused = (kind: string) => left({ kind });

describe('a vote with census', () => {
  it('is accepted with the birth year, with the posted code, or with both', async () => {
    for (const secrets of [['1984'], ['ZZBE'], ['1984', 'ZZBE'], ['', '1984']]) {
      const { vote } = ballotStation(withCensus);
      expect(await vote({ secrets: [...secrets, ...codeOf(1)] })).toMatchObject(
        right({ recorded: 'recorded' }),
      );
    }
  });

  it('cannot try several secrets at once', async () => {
    const { vote } = ballotStation(withCensus);
    const everyYear = Array.from({ length: 90 }, (_, n) => String(1920 + n));
    expect(await vote({ secrets: [...everyYear, ...codeOf(1)] })).toEqual(refused('censusInvalid'));
    expect(await vote({ secrets: ['1985', 'ZZBE', ...codeOf(1)] })).toEqual(refused('censusInvalid'));
  });

  it('needs an identity number and a secret', async () => {
    const { vote } = ballotStation(withCensus);
    expect(await vote({ identity: null })).toEqual(refused('censusInvalid'));
    expect(await vote({ identity: '1234' })).toEqual(refused('censusInvalid'));
    expect(await vote({ secrets: codeOf(1) })).toEqual(refused('censusInvalid'));
    expect(await vote({ secrets: ['', ' ', ...codeOf(1)] })).toEqual(refused('censusInvalid'));
  });

  it('reveals that a person has voted only to someone who knows the secret', async () => {
    const { vote } = ballotStation(withCensus);
    await vote();
    expect(await vote({ secrets: ['1985', ...codeOf(2)] })).toEqual(refused('censusInvalid'));
    expect(await vote({ secrets: ['1984', ...codeOf(2)] })).toEqual(refused('alreadyVoted'));
  });

  it('is counted once for each person, from any device and in any spelling', async () => {
    const { vote, ports, town } = ballotStation(withCensus);
    await vote();
    expect(
      await vote({ device: 'tablet', identity: '12.345.678-z', secrets: ['ZZBE', ...codeOf(2)] }),
    ).toEqual(refused('alreadyVoted'));
    expect(await vote({ identity: 'x1234567l', secrets: ['1990', ...codeOf(3)] })).toMatchObject(right({}));
    expect(await ports.ballots.count(town.realm, withCensus.id)).toBe(2);
  });

  it('cannot be cast by a device that is named like a person', async () => {
    const { vote, ports, town } = ballotStation(aSurvey('poll', { census: false }));
    await vote({ device: 'person:12345678Z' });
    await vote({ device: '12345678Z' });
    const marks = ['person:12345678Z', '12345678Z'].map((person) =>
      ports.keys.mark(town.realm, poll.id, person),
    );
    const taken = await Promise.all(
      marks.map((mark) =>
        ports.ballots.record(
          aBallotEntry(mark, {
            realm: town.realm,
            survey: poll.id,
            answer: 'yes',
            question: poll.question,
          }),
        ),
      ),
    );
    expect(taken).toEqual([right('recorded'), right('recorded')]);
  });
});

describe('a vote for some people of the census', () => {
  // Ana lives in El Carme, and the census says nothing of the other person.
  const inDistrict = (district: string) =>
    aSurvey('budget', { census: true, conditions: { ageFrom: null, ageTo: null, districts: [district] } });

  it('is accepted from those for whom it is, and refused to others with nothing stored', async () => {
    expect(await ballotStation(inDistrict('El Carme')).vote()).toMatchObject(right({ recorded: 'recorded' }));
    const { vote, ports, town } = ballotStation(inDistrict('Russafa'));
    expect(await vote()).toEqual(refused('notForPerson'));
    expect(await ports.ballots.countMarks(town.realm, surveyId('budget'))).toBe(0);
    const other = { identity: 'X1234567L', secrets: ['1990', ...codeOf(2)] };
    expect(await ballotStation(inDistrict('El Carme')).vote(other)).toEqual(refused('notForPerson'));
  });

  it('says so only to a person who knows their secret', async () => {
    const { vote } = ballotStation(inDistrict('Russafa'));
    expect(await vote({ secrets: ['1985', ...codeOf(1)] })).toEqual(refused('censusInvalid'));
    expect(await vote({ identity: null })).toEqual(refused('censusInvalid'));
  });

  it('is for nobody without a census, however it came to be', async () => {
    const { vote } = ballotStation({ ...inDistrict('El Carme'), census: false });
    expect(await vote()).toEqual(refused('notForPerson'));
    expect(await vote({ identity: null })).toEqual(refused('notForPerson'));
  });
});

describe('a vote without census', () => {
  it('is counted once for each device', async () => {
    const { vote } = ballotStation(poll);
    expect(await vote({ identity: null, secrets: codeOf(1) })).toMatchObject(right({ recorded: 'recorded' }));
    expect(await vote({ identity: null, secrets: codeOf(2) })).toEqual(refused('alreadyVoted'));
    expect(await vote({ identity: null, secrets: codeOf(2), device: 'tablet' })).toMatchObject(right({}));
  });

  it('without a code gets a random id, so that it cannot be repeated or changed', async () => {
    const { vote } = ballotStation(aSurvey('poll', { canChangeVote: true }));
    expect(await vote({ secrets: [] })).toEqual(right({ ballot: 'random ballot 1', recorded: 'recorded' }));
    expect(await vote({ secrets: [], answer: 'no' })).toEqual(refused('alreadyVoted'));
  });
});

describe('a vote', () => {
  it('is the same vote when sent again, and may be changed only if the survey allows it', async () => {
    const fixed = ballotStation(poll);
    const first = await fixed.vote();
    expect(first).toMatchObject(right({ recorded: 'recorded' }));
    expect(await fixed.vote()).toMatchObject(right({ recorded: 'repeated' }));
    expect(await fixed.vote({ answer: 'no' })).toEqual(refused('alreadyVoted'));
    const free = ballotStation(aSurvey('poll', { canChangeVote: true }));
    await free.vote();
    expect(await free.vote({ answer: 'no' })).toMatchObject(right({ recorded: 'changed' }));
    expect(await free.ports.ballots.list(free.town.realm, poll.id)).toMatchObject([{ answer: 'no' }]);
  });

  it('sent as a change is refused if its code names no vote, and nothing is stored', async () => {
    for (const census of [true, false]) {
      const { vote, ports, town } = ballotStation(aSurvey('poll', { census, canChangeVote: true }));
      const change = { isChange: true, answer: 'no' } as const;
      expect(await vote(change)).toEqual(refused('unknownVote'));
      await vote();
      expect(await vote({ ...change, secrets: ['1984', ...codeOf(2)] })).toEqual(refused('unknownVote'));
      expect(await vote({ ...change, secrets: ['1984'] })).toEqual(refused('unknownVote'));
      expect(await ports.ballots.list(town.realm, poll.id)).toMatchObject([{ answer: 'yes' }]);
      expect(await ports.ballots.countMarks(town.realm, poll.id)).toBe(1);
    }
  });

  it('can be changed by its code from another device, which may still cast its own vote', async () => {
    const { vote, ports, town } = ballotStation(aSurvey('poll', { canChangeVote: true }));
    await vote({ identity: null, secrets: codeOf(1) });
    const change = { identity: null, secrets: codeOf(1), device: 'tablet', answer: 'no', isChange: true };
    expect(await vote(change)).toMatchObject(right({ recorded: 'changed' }));
    expect(await vote(change)).toMatchObject(right({ recorded: 'repeated' }));
    expect(await ports.ballots.countMarks(town.realm, poll.id)).toBe(1);
    const own = { identity: null, secrets: codeOf(2), device: 'tablet' };
    expect(await vote(own)).toMatchObject(right({ recorded: 'recorded' }));
  });

  it('with a census can be changed only by the person, even if another has the code', async () => {
    const { vote } = ballotStation(aSurvey('poll', { census: true, canChangeVote: true }));
    await vote();
    const other = { identity: 'X1234567L', secrets: ['1990', ...codeOf(1)], answer: 'no', isChange: true };
    expect(await vote(other)).toEqual(refused('unknownVote'));
    expect(await vote({ device: 'tablet', answer: 'no', isChange: true })).toMatchObject(
      right({ recorded: 'changed' }),
    );
  });

  it('cannot be changed if the survey does not allow it, even if it is sent as a change', async () => {
    const { vote } = ballotStation(poll);
    await vote();
    expect(await vote({ answer: 'no', isChange: true })).toEqual(refused('alreadyVoted'));
  });

  it('accepts its code in small letters too', async () => {
    const { vote } = ballotStation(withCensus);
    const small = codeOf(1).map((entry) => entry.toLowerCase());
    const taken = await vote({ secrets: ['1984', ...small] });
    expect(taken).toMatchObject(right({ recorded: 'recorded' }));
    expect(await vote()).toMatchObject(right({ recorded: 'repeated' }));
  });

  it('is stored in the order of the survey, so that the order of choosing is not revealed', async () => {
    const question = aBudget(100, [aProposal('a', 10), aProposal('b', 20)]);
    const { vote, ports, town } = ballotStation(aSurvey('budget', { question }));
    await vote({ answer: ['b', 'a'] });
    expect(await ports.ballots.list(town.realm, surveyId('budget'))).toMatchObject([{ answer: ['a', 'b'] }]);
  });

  it('may be blank only if the survey offers it', async () => {
    const question = { kind: 'options', answers: [anOption('yes')], blankVote: true } as const;
    const { vote, ports, town } = ballotStation(aSurvey('poll', { question }));
    expect(await vote({ answer: null })).toMatchObject(right({ recorded: 'recorded' }));
    expect(await vote({ answer: null })).toMatchObject(right({ recorded: 'repeated' }));
    expect(await ports.ballots.list(town.realm, poll.id)).toMatchObject([{ answer: null }]);
    expect(await ballotStation(poll).vote({ answer: null })).toEqual(refused('answerRefused'));
  });

  it('is refused when the answer does not fit, the survey is unknown or another town’s', async () => {
    const { vote, ports, town } = ballotStation(poll);
    expect(await vote({ answer: 'perhaps' })).toEqual(refused('answerRefused'));
    expect(await vote({ survey: surveyId('gone') })).toEqual(refused('unknownSurvey'));
    expect(await vote({ town: aTown('benialt') })).toEqual(refused('unknownSurvey'));
    expect(await ports.ballots.count(town.realm, poll.id)).toBe(0);
  });

  it('is accepted from the start through the last millisecond of the end day', async () => {
    const endDay = '2026-11-27' as CalendarDay;
    const startsAt = instantAt('2026-11-09' as CalendarDay, 0, 'Europe/Madrid');
    const over = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
    const { vote, setTime } = ballotStation(aSurvey('poll', { startsAt, endDay }));
    setTime(startsAt - 1);
    expect(await vote()).toEqual(refused('notStarted'));
    setTime(over);
    expect(await vote()).toEqual(refused('closed'));
    setTime(over - 1);
    expect(await vote()).toMatchObject(right({}));
    expect(await ballotStation(aSurvey('poll', { isActive: false })).vote()).toEqual(refused('notActive'));
  });

  it('is refused if the key of the survey was erased, even if the survey got a new end day', async () => {
    const { vote, ports, town } = ballotStation(poll);
    await vote();
    ports.keys.erase(town.realm, poll.id);
    expect(await vote({ identity: 'X1234567L', secrets: ['1990', ...codeOf(2)] })).toEqual(refused('closed'));
  });

  it('is refused when the survey closes while it waits for its turn', async () => {
    const endDay = '2026-11-18' as CalendarDay;
    const { vote, ports, setTime } = ballotStation(aSurvey('poll', { endDay }));
    const { record } = ports.ballots;
    ports.ballots.record = async (entry) => {
      setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
      return record(entry);
    };
    expect(await vote()).toEqual(refused('closed'));
  });

  it('is refused, and leaves no trace, if the key of its survey cannot be stored', async () => {
    const { vote, ports, town } = ballotStation(poll);
    const { mark } = ports.keys;
    ports.keys.mark = () => {
      throw new Error('ENOSPC: no space left on device');
    };
    expect(await vote()).toEqual(left({ kind: 'storageFailed', why: expect.stringContaining('ENOSPC') }));
    ports.keys.mark = mark;
    expect(await ports.ballots.count(town.realm, poll.id)).toBe(0);
    expect(await vote()).toMatchObject(right({ recorded: 'recorded' }));
  });

  it('is refused if it could not be stored', async () => {
    const { vote, ports } = ballotStation(poll);
    ports.ballots.record = async () => left({ kind: 'storageFailed' });
    expect(await vote()).toEqual(refused('storageFailed'));
  });
});

describe('a vote that is only for registered people', () => {
  const poll = aSurvey('poll', { registeredOnly: true });
  /** A station where some devices have a profile. */
  const registered = async (survey = poll) => {
    const made = ballotStation(survey);
    const register = (userId: string, email: string, isVerified = true) =>
      made.ports.profiles.change(made.town.realm, userId, () => ({
        realm: made.town.realm,
        userId,
        profile: { firstName: 'Ana', lastName: '', email, telephone: '', isVerified },
        code: null,
        changedAt: 0,
      }));
    return { ...made, register };
  };

  it('is refused to devices without an account, and to an account whose address is not verified', async () => {
    const { vote, register, ports, town } = await registered();
    expect(await vote()).toEqual(left({ kind: 'notRegistered' }));
    await register('phone', 'ana@correu.example', false);
    expect(await vote()).toEqual(left({ kind: 'notRegistered' }));
    expect(await ports.ballots.countMarks(town.realm, poll.id)).toBe(0);
  });

  it('counts once for each account, whatever device, spelling or new registration it comes with', async () => {
    const { vote, register } = await registered();
    await register('phone', 'ana@correu.example');
    await register('tablet', ' Ana@Correu.example');
    await register('other', 'pau@correu.example');
    expect(await vote({ secrets: codeOf(1) })).toMatchObject(right({ recorded: 'recorded' }));
    expect(await vote({ secrets: codeOf(2) })).toEqual(left({ kind: 'alreadyVoted' }));
    expect(await vote({ device: 'tablet', secrets: codeOf(3) })).toEqual(left({ kind: 'alreadyVoted' }));
    expect(await vote({ device: 'other', secrets: codeOf(4) })).toMatchObject(
      right({ recorded: 'recorded' }),
    );
  });

  it('with a census needs both, and counts by the person', async () => {
    const { vote, register } = await registered({ ...poll, census: true });
    expect(await vote()).toEqual(left({ kind: 'notRegistered' }));
    await register('phone', 'ana@correu.example');
    expect(await vote({ secrets: ['1999', ...codeOf(1)] })).toEqual(left({ kind: 'censusInvalid' }));
    expect(await vote()).toMatchObject(right({ recorded: 'recorded' }));
    await register('phone', 'other@correu.example');
    expect(await vote({ secrets: ['1984', ...codeOf(2)] })).toEqual(left({ kind: 'alreadyVoted' }));
  });
});
