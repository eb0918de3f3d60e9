import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BallotBox, Vote } from '#application/ports/browser/ballot-box.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { type ReceiptCode, receiptCode } from '#domain/voting/receipt-code.ts';

const town = realmId('vilanova');
const code = (seed: number): ReceiptCode => receiptCode(new Uint8Array(15).fill(seed));
const vote = (more: Partial<Vote> = {}): Vote => ({
  survey: surveyId('presupuestos-2027'),
  answer: ['p-339', 'p-441'],
  code: code(1),
  census: { id: '12345678Z', secrets: ['1984'] },
  isChange: false,
  ...more,
});

/** The box as different people have it. */
interface Boxes {
  /** On a device with a session. */
  readonly box: BallotBox;
  /** On another device with a session. */
  readonly another: BallotBox;
  /** Without a session. */
  readonly stranger: BallotBox;
  /** Without a council that answers. */
  readonly away: BallotBox;
  readonly close: () => Promise<void>;
}

/** The contract of every ballot box, checked with the sample town's open votes. */
export function ballotBoxContract(name: string, open: () => Promise<Boxes>): void {
  describe(`${name} keeps the ballot-box contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());
    const cast = (more: Partial<Vote> = {}) => parts.box.cast(town, vote(more));

    it('refuses a vote without a session', async () => {
      expect(await parts.stranger.cast(town, vote())).toEqual(left({ kind: 'noSession' }));
    });

    it('refuses votes of people who are not on the census or do not know their secret', async () => {
      const invalid = left({ kind: 'censusInvalid' });
      expect(await cast({ census: { id: '87654321X', secrets: ['1984'] } })).toEqual(invalid);
      expect(await cast({ census: { id: '12345678Z', secrets: ['1985'] } })).toEqual(invalid);
      expect(await cast({ census: null })).toEqual(invalid);
    });

    it('refuses an answer that does not fit the question', async () => {
      const refused = left({ kind: 'answerRefused' });
      expect(await cast({ answer: [] })).toEqual(refused);
      expect(await cast({ answer: ['p-metro'] })).toEqual(refused);
      expect(await cast({ answer: ['p-339', 'p-2847', 'p-441', 'p-226', 'p-147', 'p-816'] })).toEqual(
        refused,
      );
    });

    it('accepts a vote, and the same vote again after a lost answer, as one', async () => {
      const taken = await cast();
      expect(taken).toMatchObject(right(expect.stringMatching(/^[0-9a-f]{64}$/u)));
      expect(await cast({ answer: ['p-441', 'p-339'] })).toEqual(taken);
    });

    it('refuses a second vote, however the person is spelt', async () => {
      for (const id of ['12345678Z', '12.345.678-z', '１２３４５６７８Ｚ', '12345678Z\u200b']) {
        expect(await cast({ code: code(2), census: { id, secrets: ['1984'] } })).toEqual(
          left({ kind: 'alreadyVoted' }),
        );
      }
    });

    it('shows no vote of a survey whose votes cannot be changed', async () => {
      const { answer: _, isChange: __, ...claim } = vote();
      expect(await parts.box.previous(town, claim)).toEqual(left({ kind: 'censusInvalid' }));
      expect(await parts.stranger.previous(town, claim)).toEqual(left({ kind: 'noSession' }));
      expect(await parts.away.previous(town, claim)).toEqual(left({ kind: 'noAnswer' }));
    });

    it('shows the vote that may be changed only to its code, as it was changed last', async () => {
      const survey = surveyId('barrio-domingos');
      const claim = { survey, code: code(7), census: null };
      expect(await cast({ ...claim, answer: 'si' })).toMatchObject({ _tag: 'Right' });
      expect(await parts.box.previous(town, claim)).toEqual(right('si'));
      expect(await cast({ ...claim, answer: 'no' })).toMatchObject({ _tag: 'Right' });
      expect(await parts.box.previous(town, claim)).toEqual(right('no'));
      expect(await parts.box.previous(town, { ...claim, code: code(8) })).toEqual(
        left({ kind: 'censusInvalid' }),
      );
    });

    it('changes a vote from another device by its code, with the same answer however often it is sent', async () => {
      const claim = { survey: surveyId('barrio-domingos'), code: code(7), census: null };
      const change = vote({ ...claim, answer: 'si', isChange: true });
      expect(await parts.another.previous(town, claim)).toEqual(right('no'));
      const changed = await parts.another.cast(town, change);
      expect(changed).toMatchObject({ _tag: 'Right' });
      expect(await parts.another.cast(town, change)).toEqual(changed);
      expect(await parts.box.previous(town, claim)).toEqual(right('si'));
    });

    it('refuses a change whose code names no vote, and that device may still cast its first', async () => {
      const unknown = left({ kind: 'unknownVote' });
      const claim = { survey: surveyId('barrio-domingos'), code: code(8), census: null };
      const change = vote({ ...claim, answer: 'si', isChange: true });
      expect(await parts.box.cast(town, change)).toEqual(unknown);
      expect(await parts.another.cast(town, change)).toEqual(unknown);
      expect(await parts.another.cast(town, { ...change, isChange: false })).toMatchObject({ _tag: 'Right' });
      expect(await cast({ code: code(9), isChange: true })).toEqual(unknown);
    });

    it('accepts a blank vote if the survey offers it, shows it as such, and refuses it otherwise', async () => {
      const [offered, strict] = [surveyId('barrio-domingos'), surveyId('barrio-fiesta')];
      // The device of the test before this one has voted: its vote becomes a blank one.
      const claim = { code: code(7), census: null };
      expect(await cast({ ...claim, survey: offered, answer: null })).toMatchObject({ _tag: 'Right' });
      expect(await parts.box.previous(town, { ...claim, survey: offered })).toEqual(right(null));
      expect(await cast({ ...claim, survey: strict, answer: null })).toEqual(left({ kind: 'answerRefused' }));
    });

    it('does not know surveys of another town', async () => {
      expect(await cast({ survey: surveyId('pressupost-benialt') })).toEqual(left({ kind: 'unknownSurvey' }));
    });

    it('refuses a vote after the close', async () => {
      expect(await cast({ survey: surveyId('sombra-mercado') })).toEqual(left({ kind: 'closed' }));
    });

    it('says that the outcome is unknown if no answer comes', async () => {
      expect(await parts.away.cast(town, vote())).toEqual(left({ kind: 'noAnswer' }));
    });
  });
}
