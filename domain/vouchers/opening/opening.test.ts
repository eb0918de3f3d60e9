import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { anyCampaign } from '#fixtures/arbitraries/voucher-campaign.ts';
import { cents } from '../../shared/money.ts';
import { isLeft, isRight } from '../../shared/result.ts';
import type { VoucherCampaign } from '../campaign.ts';
import { changesOfCampaign } from './allowed-campaign-changes.ts';
import { type CampaignRules, isPaused, rulesIn, rulesRecord } from './campaign-rules.ts';
import { frozenCampaignText } from './frozen-campaign.ts';

const { issue, redeem, types, waves } = openCampaign;
const day = 86_400_000;
const [five, twenty] = types;
if (five === undefined || twenty === undefined) throw new Error('the sample has two types');

const kindsWith = (more: Partial<VoucherCampaign>, hasVouchers = false, opened = openCampaign) => {
  const made = changesOfCampaign(opened, { ...opened, ...more }, hasVouchers);
  return isLeft(made) ? `${made.left.path} since ${made.left.since}` : made.right.map(({ kind }) => kind);
};

describe('the text that is signed of a campaign', () => {
  it('is the same whatever the order of its members, and another one if anything differs', () => {
    const turned = Object.fromEntries(
      Object.entries(openCampaign).toReversed(),
    ) as unknown as VoucherCampaign;
    expect(frozenCampaignText(turned)).toBe(frozenCampaignText(openCampaign));
    fc.assert(
      fc.property(anyCampaign, anyCampaign, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(frozenCampaignText(one) === frozenCampaignText(other)).toBe(isSame);
      }),
    );
  });
});

describe('an opened campaign', () => {
  it('is made longer, corrected and enlarged until its first voucher', () => {
    expect(kindsWith({})).toEqual([]);
    expect(kindsWith({ issue: { ...issue, until: issue.until + day } })).toEqual(['later']);
    expect(kindsWith({ redeem: { ...redeem, until: redeem.until + day } })).toEqual(['later']);
    expect(kindsWith({ title: { es: 'Bonos', va: 'Bons de tardor' } })).toEqual(['text']);
    expect(kindsWith({ title: { ...(openCampaign.title as object), eu: 'Bonuak' } })).toEqual(['text']);
    expect(kindsWith({ types: [{ ...five, title: { es: 'De cinco', va: 'x' } }, twenty] })).toEqual([
      'text',
      'text',
    ]);
    expect(kindsWith({ budget: cents(3_000_000), deskShare: 5 })).toEqual(['more', 'more']);
    expect(kindsWith({ waves: [...waves, { at: issue.from + day, vouchers: 9 }] })).toEqual([
      'more',
      'more',
      'more',
    ]);
    expect(kindsWith({ waves: waves.map((one) => ({ ...one, vouchers: 1001 })) })).toEqual(['more']);
  });

  it('has later ends only, from its first voucher on', () => {
    expect(kindsWith({ issue: { ...issue, until: issue.until + 1 } }, true)).toEqual(['later']);
    expect(kindsWith({ budget: cents(3_000_000) }, true)).toBe('budget since firstVoucher');
    expect(kindsWith({ summary: { es: 'Otra', va: 'Pagues la mitat.' } }, true)).toBe(
      'summary/es since firstVoucher',
    );
  });

  it('never has less, other days at its beginning, or other rules', () => {
    expect(kindsWith({ issue: { ...issue, until: issue.until - 1 } })).toBe('issue/until since opening');
    expect(kindsWith({ issue: { ...issue, from: issue.from + 1 } })).toBe('issue/from since opening');
    expect(kindsWith({ budget: cents(1) })).toBe('budget since opening');
    expect(kindsWith({ mixed: false })).toBe('mixed since opening');
    expect(kindsWith({ types: [five] })).toBe('types/@ since opening');
    expect(kindsWith({ types: [{ ...five, most: 5 }, twenty] })).toBe('types/@1/most since opening');
    expect(kindsWith({ title: { es: 'Bonos de otoño', va: '' } })).toBe('title/va since opening');
    expect(kindsWith({ title: { va: 'Bons de tardor' } })).toBe('title/es since opening');
    const bare = { ...openCampaign, summary: '' };
    expect(kindsWith({ summary: { es: 'Pagas la mitad.' } }, false, bare)).toEqual(['text', 'text']);
    expect(kindsWith({ waves: [] })).toBe('waves/@ since opening');
    const two = { ...openCampaign, waves: [...waves, { at: issue.from + day, vouchers: 9 }] };
    expect(kindsWith({ waves: two.waves.toReversed() }, false, two)).toBe('waves/@1/at since opening');
    expect(kindsWith({ waves }, false, two)).toBe('waves/@ since opening');
    expect(kindsWith({ waves }, false, { ...two, waves: [] })).toBe('waves since opening');
  });

  it('has every change allowed after the first voucher that is allowed then also before it', () => {
    fc.assert(
      fc.property(anyCampaign, anyCampaign, fc.boolean(), (one, other, isLonger) => {
        const wanted = isLonger ? { ...one, issue: { ...one.issue, until: one.issue.until + 5 } } : other;
        const [later, before] = [true, false].map((has) => isRight(changesOfCampaign(one, wanted, has)));
        expect(later !== true || before === true).toBe(true);
      }),
    );
  });

  it('keeps its rules in one record, with whether it is paused', () => {
    const by = { person: 'a', name: 'Amparo', at: 1 };
    const rules: CampaignRules = {
      campaign: openCampaign,
      hash: 'h',
      opened: { hash: 'h', by: [by, by] },
      changes: [],
      pauses: [],
    };
    const pause = (isOn: boolean) => ({ isPaused: isOn, reason: 'avería', by });
    expect(rulesRecord(rules, 3, 9)).toMatchObject({ kind: 'campaign', id: 'rules', version: 3, at: 9 });
    expect(rulesIn(rulesRecord(rules, 1, 1))).toEqual(rules);
    expect(isPaused(rules)).toBe(false);
    expect(isPaused({ pauses: [pause(true)] })).toBe(true);
    expect(isPaused({ pauses: [pause(true), pause(false)] })).toBe(false);
    expect(() => rulesIn({ body: {} })).toThrow('cannot be read');
  });
});
