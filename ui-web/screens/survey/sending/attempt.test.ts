import { describe, expect, it } from 'vitest';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import { attemptFor, mayRetry, retriesIn, type SendingRefusal, takenIn, withOutcomes } from './attempt.ts';

const [first, second] = [surveyId('first'), surveyId('second')];
const answers = new Map([[first, 'yes']]);
const others = new Map([[first, 'no']]);
let made = 0;
const fresh = () => {
  made += 1;
  return receiptCode(new Uint8Array(15).fill(made));
};
const refused = (kind: Exclude<SendingRefusal['kind'], 'tooManyAttempts' | 'busy' | 'serverFailed'>) =>
  withOutcomes(attemptFor(null, answers, fresh), [{ survey: first, result: left({ kind }) }]);

describe('the code of an attempt', () => {
  it('stays after a lost reply, even if the answers change, because a ballot may be stored under it', () => {
    const lost = refused('noAnswer');
    expect(attemptFor(lost, answers, fresh).code).toBe(lost.code);
    expect(attemptFor(lost, others, fresh).code).toBe(lost.code);
  });

  it('stays when a wrong identity number is corrected and the answers are the same', () => {
    const wrong = refused('censusInvalid');
    expect(attemptFor(wrong, answers, fresh).code).toBe(wrong.code);
  });

  it('belongs to no ballot while the council had no time for it', () => {
    const attempt = attemptFor(null, answers, fresh);
    const result = left({ kind: 'busy', retryAfterSeconds: 3 } as const);
    expect(withOutcomes(attempt, [{ survey: first, result }]).uncertain).toBe(false);
  });

  it('is new when the answers change after a definite refusal', () => {
    const wrong = refused('censusInvalid');
    expect(attemptFor(wrong, others, fresh).code).not.toBe(wrong.code);
  });

  it('forgets what was refused before when everything is sent again', () => {
    expect(attemptFor(refused('closed'), answers, fresh).outcomes.size).toBe(0);
  });
});

describe('an attempt of which a part was accepted', () => {
  const partly = withOutcomes(attemptFor(null, answers, fresh), [
    { survey: first, result: right(ballotId('b')) },
    { survey: second, result: left({ kind: 'noAnswer' }) },
  ]);

  it('keeps what was accepted and names what may be sent again', () => {
    expect(takenIn(partly)).toEqual([first]);
    expect(retriesIn(partly)).toEqual([second]);
    expect(attemptFor(partly, others, fresh)).toBe(partly);
  });

  it('offers no second try for a definite refusal', () => {
    expect(retriesIn(withOutcomes(partly, [{ survey: second, result: left({ kind: 'closed' }) }]))).toEqual(
      [],
    );
    expect(mayRetry({ kind: 'alreadyVoted' })).toBe(false);
    expect(mayRetry({ kind: 'tooManyAttempts', retryAfterSeconds: 60 })).toBe(true);
    expect(mayRetry({ kind: 'busy', retryAfterSeconds: 3 })).toBe(true);
  });
});
