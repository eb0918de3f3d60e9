import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import {
  campaignInMemory,
  openedInMemory,
  signingPerson,
} from '#fixtures/builders/vouchers/signed-campaign.ts';
import { readRules } from '../records/read-rules.ts';
import { releaseWaves } from '../release-waves.ts';
import { endCampaign } from './end-campaign.ts';

const realm = realmId('vilanova');
const start = openCampaign.issue.from;
const hour = 3_600_000;
const [amparo, vicent] = [signingPerson('amparo'), signingPerson('vicent')];

describe('a campaign that two people close before its last day', () => {
  const allOf = async ({ parts, id }: Awaited<ReturnType<typeof openedInMemory>>) =>
    (await parts.goods.pools(id, start)).find((pool) => pool.id === 'all');

  it('is cancelled while nobody has a voucher, gives none, and can be opened again with other rules', async () => {
    expect(await campaignInMemory().end(amparo, 'first')).toBe('notOpened');
    const council = await openedInMemory();
    expect(await council.end(amparo, 'first', ' ')).toBe('noReason');
    expect(await council.end(amparo, 'second')).toBe('unsigned');
    expect(await council.end(amparo, 'first')).toBe('done');
    expect(await council.end(amparo, 'second')).toBe('samePerson');
    expect(await council.end(vicent, 'second')).toBe('done');
    expect(await allOf(council)).toMatchObject({ size: 0, isClosed: true });
    expect((await readRules(council.parts)(realm, 'otono'))?.rules.ended).toMatchObject({
      kind: 'cancelled',
      reason: 'Errata',
      by: [{ name: 'amparo' }, { name: 'vicent' }],
    });
    expect(await releaseWaves(council.parts)(realm, 'otono', start + hour)).not.toBeNull();
    expect(await allOf(council)).toMatchObject({ size: 0, isClosed: true });
    expect(await council.end(amparo, 'first')).toBe('ended');
    expect(await council.pause(true, 'x')).toBe('ended');
    council.draft({ ...openCampaign, budget: cents(900_000) });
    expect([await council.sign(amparo, 'first'), await council.sign(vicent, 'second')]).toEqual([
      'done',
      'done',
    ]);
    const { rules } = (await readRules(council.parts)(realm, 'otono')) ?? {};
    expect(rules).toMatchObject({ campaign: { budget: 900_000 }, cancelled: [{ reason: 'Errata' }] });
    expect(rules?.ended).toBeUndefined();
    expect(await allOf(council)).toMatchObject({ isClosed: false });
    await council.end(amparo, 'first');
    await council.end(vicent, 'second');
    await council.sign(amparo, 'first');
    await council.sign(vicent, 'second');
    expect((await readRules(council.parts)(realm, 'otono'))?.rules.cancelled).toHaveLength(2);
  });

  it('is not cancelled if somebody gets a voucher meanwhile, whenever that is', async () => {
    const council = await openedInMemory();
    await council.end(amparo, 'first');
    const { kept, view } = await council.found(start);
    await council.give('a');
    expect(await council.end(vicent, 'second')).toBe('unsigned');
    const hash = view.ending?.hash ?? '';
    const given = { what: 'cancel', turn: 'second', hash, reason: '', first: amparo, now: start } as const;
    expect(await council.sent(endCampaign(kept, view, { ...given, signer: vicent }))).toBe('stale');
    expect(await allOf(council)).toMatchObject({ isClosed: false });
  });

  it('ends once somebody has one: nothing more is given, released or changed, and what was given stays', async () => {
    const council = await openedInMemory();
    await council.give('a');
    expect([await council.end(amparo, 'first'), await council.end(vicent, 'second')]).toEqual([
      'done',
      'done',
    ]);
    expect((await readRules(council.parts)(realm, 'otono'))?.rules.ended?.kind).toBe('ended');
    expect(await allOf(council)).toMatchObject({ isClosed: true, held: 1 });
    expect(isLeft(await council.give('b'))).toBe(true);
    const later = { ...openCampaign, redeem: { ...openCampaign.redeem, until: start + 90 * 24 * hour } };
    council.draft(later);
    expect(await council.sign(amparo, 'first', { what: 'change', reason: 'Más días' })).toBe('ended');
    const over = await openedInMemory();
    expect(await over.end(amparo, 'first', 'x', openCampaign.issue.until)).toBe('ended');
  });
});
