import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import {
  campaignInMemory,
  openedInMemory,
  signingPerson,
} from '#fixtures/builders/vouchers/signed-campaign.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { left } from '#domain/shared/result.ts';
import { rulesRecord } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { countCampaign } from './count-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { signCampaign } from './opening/sign-campaign.ts';
import { signableCampaignChanges, viewCampaign } from './opening/view-campaign.ts';
import { readRules } from './records/read-rules.ts';
import { releaseWaves } from './release-waves.ts';

const realm = realmId('vilanova');
const start = openCampaign.issue.from;
const hour = 3_600_000;
const [amparo, vicent] = [signingPerson('amparo'), signingPerson('vicent')];

describe('a campaign', () => {
  it('is opened by the second signature, and is then in the list of the town', async () => {
    const council = await openedInMemory();
    const [rules] = await listCampaigns(council.parts)(realm);
    expect(rules?.opened.by.map(({ name }) => name)).toEqual(['amparo', 'vicent']);
    expect(await listCampaigns(council.parts)(realmId('benialt'))).toEqual([]);
    expect(await council.sign(amparo, 'first')).toBe('alreadyOpened');
    if (rules === undefined) throw new Error('it is in the list');
    const campaign = { ...openCampaign, id: 'otra', issue: { ...openCampaign.issue, from: start + 1 } };
    const records = [rulesRecord({ ...rules, campaign }, 1, start)];
    const request = { key: 'o', bodyHash: 'o', at: start, by: 'x', acts: [], money: [], records };
    await council.parts.goods.ask({ realm, good: goodOfCampaign('otra') }, request);
    const all = await listCampaigns(council.parts)(realm);
    expect(all.map((one) => one.campaign.id)).toEqual(['otra', 'otono']);
  });

  it('has as authors those who wrote since the last signature, and is signed without a draft as it was', async () => {
    const { kept } = await (await openedInMemory()).found(start);
    const written = (by: string, at: number) => ({ path: by, was: undefined, value: 1, by, at });
    const draft = new Map(
      [written('Neus', start - 1), written('Pau', start + 1)].map((one) => [one.path, one]),
    );
    const document = { ref: { collection: '#vouchers', id: 'otono' }, fields: null, draft } as never;
    const reading = { hash: (text: string) => text, read: () => openCampaign };
    const view = (more: object, now = start) =>
      viewCampaign({ document, rules: kept.rules, hasVouchers: false, ...more }, reading, now);
    expect(view({}).authors).toEqual(['Pau']);
    expect(view({ rules: null }).authors).toEqual(['Neus', 'Pau']);
    expect(view({ document: null })).toMatchObject({ wanted: openCampaign, authors: [] });
    const late = openCampaign.issue.until + 1;
    expect([view({}, late).faults.length, view({ rules: null }, late).faults.length]).toEqual([0, 1]);
    expect(view({ document: null, rules: null })).toMatchObject({ wanted: null, faults: [], changes: null });
  });

  it('is not opened while something is wrong, or if its draft cannot be read', async () => {
    expect(await campaignInMemory({ ...openCampaign, types: [] }).sign(amparo, 'first')).toBe('blocked');
    expect(await campaignInMemory(null).sign(amparo, 'first')).toBe('unreadable');
    expect(await campaignInMemory().sign(amparo, 'first', { what: 'change' })).toBe('notOpened');
    expect(await campaignInMemory().sign(amparo, 'first', { hash: 'other' })).toBe('changed');
  });

  it('of which two people sign at the same time is opened once', async () => {
    const council = campaignInMemory();
    const { kept, view } = await council.found(start);
    const given = {
      what: 'open',
      turn: 'first',
      hash: view.hash,
      reason: '',
      first: null,
      now: start,
    } as const;
    const both = [amparo, vicent].map((signer) => signCampaign(kept, view, { ...given, signer }));
    expect(await Promise.all(both.map(council.sent))).toEqual(['done', 'stale']);
  });

  it('is changed with a reason, until its first voucher in more than its end', async () => {
    const council = await openedInMemory();
    const change = { what: 'change', reason: 'Más dinero' } as const;
    expect(signableCampaignChanges((await campaignInMemory().found(start)).view)).toEqual([]);
    expect(await council.sign(amparo, 'first', change)).toBe('noChange');
    council.draft({ ...openCampaign, budget: cents(3_000_000) });
    expect(await council.sign(amparo, 'first', { ...change, reason: ' ' })).toBe('noReason');
    expect(await council.sign(amparo, 'first', change)).toBe('done');
    expect(await council.sign(vicent, 'second', change)).toBe('done');
    const kept = await readRules(council.parts)(realm, openCampaign.id);
    expect(kept?.rules).toMatchObject({
      campaign: { budget: 3_000_000 },
      changes: [{ reason: 'Más dinero' }],
    });
    await council.give('a');
    council.draft({ ...openCampaign, budget: cents(4_000_000) });
    expect(signableCampaignChanges((await council.found(start)).view)).toEqual([]);
    expect(await council.sign(amparo, 'first', change)).toBe('fixed');
    const figures = await countCampaign(council.parts)(realm, openCampaign, {
      at: start,
      zone: 'Europe/Madrid',
    });
    expect(figures).toMatchObject({ all: { given: 1 }, money: { setAside: 500 } });
  });

  it('has no change to sign if it is new, or if something is fixed', async () => {
    expect(signableCampaignChanges({ changes: null })).toEqual([]);
    const fixed = left({ kind: 'fixed', path: 'budget', since: 'voucher' } as never);
    expect(signableCampaignChanges({ changes: fixed })).toEqual([]);
  });

  it('is paused and goes on by one person with a reason', async () => {
    expect(await campaignInMemory().pause(true, 'Avería')).toBe('notOpened');
    const council = await openedInMemory();
    expect(await council.pause(true, ' ')).toBe('noReason');
    expect(await council.pause(true, 'x', signingPerson('neus', 'publisher'))).toBe('noRole');
    expect(await council.pause(true, 'x', { ...vicent, isProgram: true })).toBe('program');
    expect(await council.pause(true, 'Avería')).toBe('done');
    expect(await council.pause(true, 'Otra vez')).toBe('noChange');
    const closed = async () =>
      (await council.parts.goods.pools(council.id, start)).find(({ id }) => id === 'all')?.isClosed;
    expect(await closed()).toBe(true);
    expect(await council.pause(false, 'Ya va')).toBe('done');
    expect(await closed()).toBe(false);
  });
});

describe('a wave', () => {
  const waves = [
    { at: start, vouchers: 10 },
    { at: start + hour, vouchers: 20 },
  ];
  const sizeIn = async ({ parts, id }: Awaited<ReturnType<typeof openedInMemory>>) =>
    (await parts.goods.pools(id, start)).find((pool) => pool.id === 'all')?.size;

  it('is released once, by whoever comes first after its moment', async () => {
    const council = await openedInMemory({ ...openCampaign, waves });
    const release = (at: number) => releaseWaves(council.parts)(realm, openCampaign.id, at);
    expect((await release(start + hour - 1))?.version).toBe(1);
    expect(await sizeIn(council)).toBe(10);
    const all = await Promise.all([release(start + hour), release(start + hour)]);
    expect(all.map((kept) => kept?.version)).toEqual([2, 2]);
    expect(await sizeIn(council)).toBe(30);
    expect(await releaseWaves(council.parts)(realm, 'none', start)).toBeNull();
  });

  it('does not end a pause', async () => {
    const council = await openedInMemory({ ...openCampaign, waves });
    await council.pause(true, 'Avería');
    await releaseWaves(council.parts)(realm, openCampaign.id, start + hour);
    const all = (await council.parts.goods.pools(council.id, start)).find(({ id }) => id === 'all');
    expect(all).toMatchObject({ size: 30, isClosed: true });
  });
});
