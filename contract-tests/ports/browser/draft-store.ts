import { describe, expect, it } from 'vitest';
import type { Draft, DraftStore } from '#application/ports/browser/draft-store.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const survey = surveyId('budget');
const draft = (answer: string, keptAt = 1): Draft => ({ answers: { budget: [answer], poll: 'yes' }, keptAt });

/** The contract of every store of drafts. `open` gives an empty one; `again` the same one after the page was left. */
export function draftStoreContract(
  name: string,
  open: () => Promise<{ drafts: DraftStore; again: () => Promise<DraftStore> }>,
): void {
  describe(`${name} keeps the draft-store contract`, () => {
    it('says that it keeps drafts', async () => {
      expect(await (await open()).drafts.isKeeping()).toBe(true);
    });

    it('has no draft if none was kept', async () => {
      expect(await (await open()).drafts.load(town, survey)).toBeNull();
    });

    it('gives back the draft that was kept last, also after the page was left', async () => {
      const { drafts, again } = await open();
      await drafts.keep(town, survey, draft('p-1'));
      await drafts.keep(town, survey, draft('p-2', 2));
      expect(await drafts.load(town, survey)).toEqual(draft('p-2', 2));
      expect(await (await again()).load(town, survey)).toEqual(draft('p-2', 2));
    });

    it('distinguishes a blank vote from no answer', async () => {
      const { drafts, again } = await open();
      const blank: Draft = { answers: { budget: null }, keptAt: 1 };
      await drafts.keep(town, survey, blank);
      expect(await (await again()).load(town, survey)).toEqual(blank);
    });

    it('keeps towns and surveys separate', async () => {
      const { drafts } = await open();
      await drafts.keep(town, survey, draft('p-1'));
      expect(await drafts.load(other, survey)).toBeNull();
      expect(await drafts.load(town, surveyId('poll'))).toBeNull();
    });

    it('forgets what is discarded, and nothing else', async () => {
      const { drafts } = await open();
      await drafts.keep(town, survey, draft('p-1'));
      await drafts.keep(other, survey, draft('p-2'));
      await drafts.discard(town, survey);
      await drafts.discard(town, surveyId('never kept'));
      expect(await drafts.load(town, survey)).toBeNull();
      expect(await drafts.load(other, survey)).toEqual(draft('p-2'));
    });
  });
}
