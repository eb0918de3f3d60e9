import { describe, expect, it } from 'vitest';
import { drawRecord } from '#application/registrations/draw/draw-records.ts';
import { judgeApplication } from '#application/registrations/admission/judge-application.ts';
import { publishList } from '#application/registrations/admission/publish-list.ts';
import type { KeptDraw } from '#domain/registrations/act/kept-draw.ts';
import { freeCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { aDrawnSale, drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { waitingDraws } from './waiting-draws.ts';

const day = 86_400_000;

/** A town with one application, which staff have decided, and its lists. */
async function listedTown(isAdmitted: boolean) {
  const set = registeringTown(summerSchool);
  const { ports, town, places, sends, clock } = set;
  const read = () => waitingDraws({ ...ports, activitiesOf: async () => [summerSchool, freeCourse] }, town);
  await sends(1);
  const nothing = { segments: [], points: [], exemptions: [], by: 'neus' };
  await judgeApplication(ports)(places, 'key-1', { isAdmitted, reason: 'Falta', ...nothing });
  clock.at += 5 * day;
  await publishList(ports)(places, 'provisional', 'neus');
  const keep = (version: number, kept: object) =>
    ports.goods.ask(places.good, {
      key: `draw ${version}`,
      bodyHash: '',
      at: clock.at,
      by: 'rosa',
      acts: [],
      money: [],
      records: [drawRecord(kept as KeptDraw, version, clock.at)],
    });
  return { ...set, read, keep };
}

describe('the draw of an activity', () => {
  it('waits to be sealed once its list is final, then for each of two signatures', async () => {
    const { ports, places, clock, read, keep } = await listedTown(true);
    const waiting = { activity: 'estiu', title: 'Escola d’estiu' };
    expect(await read()).toEqual([]);
    await publishList(ports)(places, 'final', 'neus');
    expect(await read()).toEqual([{ ...waiting, what: 'seal', by: null }]);
    await keep(1, { waiting: null, done: null });
    expect(await read()).toEqual([{ ...waiting, what: 'sign', by: null }]);
    await keep(2, { waiting: { by: { person: 'rosa' } }, done: null });
    expect(await read()).toEqual([{ ...waiting, what: 'confirm', by: 'rosa' }]);
    await keep(3, { waiting: null, done: {} });
    expect(await read()).toEqual([]);
    clock.at = summerSchool.times.ends;
    expect(await read()).toEqual([]);
  });

  it('waits for nothing if nobody was admitted', async () => {
    const { ports, places, read } = await listedTown(false);
    await publishList(ports)(places, 'final', 'neus');
    expect(await read()).toEqual([]);
  });
});

describe('the draw of a campaign of vouchers', () => {
  it('waits to be sealed once nobody can come any more, if somebody is in it, and then for its signatures', async () => {
    const sale = await aDrawnSale();
    const read = () => waitingDraws({ ...sale.ports, activitiesOf: async () => [] }, orderedIn);
    sale.time.now = drawnCampaign.draw.until + 60_000;
    expect(await read()).toEqual([]);
    sale.time.now = drawnCampaign.draw.until - 1;
    await sale.enterAll(2);
    expect(await read()).toEqual([]);
    sale.time.now = drawnCampaign.draw.until + 60_000;
    const waiting = { activity: 'bonos:otono', title: drawnCampaign.title };
    expect(await read()).toEqual([{ ...waiting, what: 'seal', by: null }]);
    await sale.draw();
    expect(await read()).toEqual([]);
  });
});
