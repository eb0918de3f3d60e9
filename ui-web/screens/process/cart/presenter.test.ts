import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftStore } from '#application/ports/browser/draft-store.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { aCouncil } from '#ui-web/shell/samples/sample-council.ts';
import { cartPresenter } from './presenter.ts';

const id = surveyId('s');
const [bank, well, square] = [aProposal('banco', 1200), aProposal('fuente', 800), aProposal('plaza', 1900)];
const question = aBudget(2000, [bank, well, square]);

/** A device with the draft that it stores. */
function aDevice(first: Draft | null = null) {
  let kept = first;
  const drafts: DraftStore = {
    isKeeping: async () => true,
    load: async () => kept,
    keep: async (_, __, draft) => void (kept = draft),
    discard: async () => void (kept = null),
  };
  const open = () => cartPresenter({ ...aCouncil(), drafts }, { id, question });
  return { open, kept: () => kept };
}

describe('the cart', () => {
  it('keeps the chosen proposals as the draft of its survey, beside the answers to other questions', async () => {
    const device = aDevice({ answers: { other: 'si' }, keptAt: 1 });
    const cart = device.open();
    await cart.load();
    await cart.add(well);
    await cart.add(bank);
    expect(cart.current().chosen).toEqual(['banco', 'fuente']);
    expect(device.kept()?.answers).toEqual({ other: 'si', s: ['banco', 'fuente'] });
    await cart.remove(bank.id);
    await cart.remove(well.id);
    expect(device.kept()?.answers).toEqual({ other: 'si' });
  });

  it('survives a reload, and deletes its draft when it is empty', async () => {
    const device = aDevice();
    await device.open().add(bank);
    const again = device.open();
    await again.load();
    expect(again.current().chosen).toEqual(['banco']);
    await again.remove(bank.id);
    expect(device.kept()).toBeNull();
  });

  it('refuses what exceeds the budget, with the missing amount', async () => {
    const cart = aDevice().open();
    await cart.add(bank);
    await cart.add(square);
    expect(cart.current()).toMatchObject({
      chosen: ['banco'],
      refusal: { kind: 'overBudget', proposal: 'plaza', missing: 110_000 },
      event: { kind: 'refused', serial: 2 },
    });
    await cart.remove(bank.id);
    expect(cart.current().refusal).toBeNull();
  });

  it('sees what another page of the portal has put in meanwhile', async () => {
    const device = aDevice();
    const [here, there] = [device.open(), device.open()];
    await there.add(bank);
    await here.add(bank);
    expect(here.current()).toMatchObject({
      chosen: ['banco'],
      refusal: { kind: 'alreadyChosen', proposal: 'banco' },
    });
  });

  it('leaves out a draft that no longer fits the question', async () => {
    const cart = aDevice({ answers: { s: ['banco', 'plaza'] }, keptAt: 1 }).open();
    await cart.load();
    expect(cart.current().chosen).toEqual([]);
  });

  it('works on a device that stores nothing', async () => {
    const failing = () => Promise.reject(new Error('no storage'));
    const drafts: DraftStore = { isKeeping: failing, load: failing, keep: failing, discard: failing };
    const cart = cartPresenter({ ...aCouncil(), drafts }, { id, question });
    await cart.add(bank);
    await cart.add(well);
    expect(cart.current().chosen).toEqual(['banco', 'fuente']);
  });

  it('never spends more than the budget, whatever is pressed in whatever order', async () => {
    const pressed = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(bank, well, square)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(pressed, async (presses) => {
        const cart = aDevice().open();
        await Promise.all(presses.map(([adds, one]) => (adds ? cart.add(one) : cart.remove(one.id))));
        const { chosen } = cart.current();
        expect(spentOn(question.proposals, chosen)).toBeLessThanOrEqual(question.total);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});
