import { describe, expect, it } from 'vitest';
import type { AnswerStore } from '#application/ports/browser/answer-store.ts';

const address = '/api/vilanova/collections/procesos?limit=6';
const answer = (title: string, at = 1) => ({ body: { items: [{ title }], itemsCount: 1 }, at });

/**
 * The contract of every store of seen answers. `open` gives an empty one; `again` the same one after the page was
 * left.
 */
export function answerStoreContract(
  name: string,
  open: () => Promise<{ answers: AnswerStore; again: () => Promise<AnswerStore> }>,
): void {
  describe(`${name} keeps the answer-store contract`, () => {
    it('has nothing if nothing was kept', async () => {
      expect(await (await open()).answers.load(address)).toBeNull();
    });

    it('gives back what was kept last, also after the page was left', async () => {
      const { answers, again } = await open();
      await answers.keep(address, answer('Plaza'));
      await answers.keep(address, answer('Plaza nueva', 2));
      expect(await answers.load(address)).toEqual(answer('Plaza nueva', 2));
      expect(await (await again()).load(address)).toEqual(answer('Plaza nueva', 2));
    });

    it('keeps addresses separate, and forgets one, those of before a moment, or all', async () => {
      const { answers } = await open();
      const others = [`${address}&offset=6`, `${address}&offset=12`] as const;
      for (const one of [address, ...others]) await answers.keep(one, answer(one));
      await answers.remove(address);
      expect(await answers.load(address)).toBeNull();
      expect(await answers.load(others[0])).toEqual(answer(others[0]));
      for (const [at, one] of [others[0], others[1], address].entries())
        await answers.keep(one, answer(one, at + 4));
      await answers.removeUntil(5);
      expect(await Promise.all([others[0], others[1]].map((one) => answers.load(one)))).toEqual([null, null]);
      expect(await answers.load(address)).toEqual(answer(address, 6));
      await answers.clear();
      expect(await answers.load(address)).toBeNull();
    });
  });
}
