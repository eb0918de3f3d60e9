import { describe, expect, it } from 'vitest';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';

const [town, survey] = [realmId('vilanova'), surveyId('budget')];
const code = (seed: number) => receiptCode(new Uint8Array(15).fill(seed));

/** The contract of every keeper of voting keys. */
export function votingKeysContract(name: string, open: () => Promise<VotingKeys>): void {
  describe(`${name} keeps the voting-keys contract`, () => {
    it('marks the same person of the same survey alike, and every other one differently', async () => {
      const keys = await open();
      const mark = keys.mark(town, survey, 'ana');
      expect(keys.mark(town, survey, 'ana')).toBe(mark);
      const others = [
        keys.mark(town, survey, 'pau'),
        keys.mark(town, surveyId('poll'), 'ana'),
        keys.mark(realmId('benialt'), survey, 'ana'),
      ];
      expect(new Set([mark, ...others]).size).toBe(4);
    });

    it('names an account of failed checks always alike, and none as a mark', async () => {
      const keys = await open();
      expect(keys.account('vilanova n1')).toBe(keys.account('vilanova n1'));
      const others = [
        keys.account('vilanova n1'),
        keys.account('vilanova n2'),
        keys.mark(town, survey, 'vilanova n1'),
      ];
      expect(new Set(others).size).toBe(3);
    });

    it('names a ballot only by survey and code', async () => {
      const keys = await open();
      expect(keys.ballotId(survey, code(1))).toBe(keys.ballotId(survey, code(1)));
      const names = [
        keys.ballotId(survey, code(1)),
        keys.ballotId(survey, code(2)),
        keys.ballotId(surveyId('poll'), code(1)),
      ];
      expect(new Set(names).size).toBe(3);
    });

    it('makes no mark under a key that was erased, while every other key still marks alike', async () => {
      const keys = await open();
      const poll = surveyId('poll');
      const other = keys.mark(town, poll, 'ana');
      keys.mark(town, survey, 'ana');
      expect(keys.isErased(town, survey)).toBe(false);
      keys.erase(town, survey);
      expect(keys.isErased(town, survey)).toBe(true);
      expect(() => keys.mark(town, survey, 'ana')).toThrow('erased');
      keys.erase(town, survey);
      expect(keys.isErased(town, survey)).toBe(true);
      expect(keys.isErased(town, poll)).toBe(false);
      expect(keys.mark(town, poll, 'ana')).toBe(other);
      expect(keys.isErased(realmId('benialt'), survey)).toBe(false);
    });

    it('erases no key that was never made', async () => {
      const keys = await open();
      keys.erase(town, survey);
      expect(keys.isErased(town, survey)).toBe(false);
      expect(keys.mark(town, survey, 'ana')).toBe(keys.mark(town, survey, 'ana'));
    });

    it('never gives the same random name twice', async () => {
      const keys = await open();
      expect(new Set(Array.from({ length: 100 }, () => keys.randomBallotId())).size).toBe(100);
    });
  });
}
