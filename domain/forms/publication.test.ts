import { describe, expect, it } from 'vitest';
import type { PublishPeriod } from '#domain/office/desk/managed-values.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import {
  isDecidedProposal,
  decided,
  shownPartsOf,
  isOnShow,
  isPublicRequest,
  keptParts,
  mayBecomeProposal,
  offersPrivacy,
  showsToAll,
} from './publication.ts';

const form = [{ name: 'body' }];
const nearby = { nearby: true };

describe('a mailbox', () => {
  it('shows requests to everybody if it shows what is nearby, or other programs report through it', () => {
    expect(showsToAll(aMailbox(form))).toBe(false);
    expect(showsToAll({ ...aMailbox(form), showsNearby: true })).toBe(true);
    expect(showsToAll(aMailbox(form, { open311: {} }))).toBe(true);
  });

  it('lets its sender say no where it shows requests, unless the council decides otherwise', () => {
    expect(offersPrivacy(aMailbox(form))).toBe(false);
    expect(offersPrivacy(aMailbox(form, nearby))).toBe(true);
    expect(offersPrivacy(aMailbox(form, { ...nearby, publicChoice: true }))).toBe(true);
    expect(offersPrivacy(aMailbox(form, { ...nearby, publicChoice: false }))).toBe(false);
  });

  it('is one for proposals if it says so, or if its form was opened for a process', () => {
    expect(mayBecomeProposal(aMailbox(form), null)).toBe(false);
    expect(mayBecomeProposal(null, null)).toBe(false);
    expect(mayBecomeProposal(null, 'proc-1')).toBe(true);
    expect(mayBecomeProposal(aMailbox(form, { proposals: true }), null)).toBe(true);
  });
});

describe('a request', () => {
  it.each([
    ['atOnce', null, true],
    ['atOnce', 'approved', true],
    ['atOnce', 'withdrawn', false],
    ['atOnce', 'declined', false],
    ['whenApproved', null, false],
    ['whenApproved', 'approved', true],
    ['whenApproved', 'withdrawn', false],
    ['whenApproved', 'declined', false],
  ] as const)(
    'of a mailbox that publishes %s, after the decision %s, is shown: %s',
    (publish, approval, shown) => {
      expect(isPublicRequest({ publish }, approval)).toBe(shown);
    },
  );

  it.each([
    [undefined, true],
    [{ start: null, end: null }, true],
    [{ start: '2026-11-18', end: '2026-11-18' }, true],
    [{ start: '2026-11-19', end: null }, false],
    [{ start: null, end: '2026-11-17' }, false],
    [{ start: '2026-11-01', end: '2026-11-30' }, true],
  ] as const)('with the period %o is on show on 18 November: %s', (period, shown) => {
    expect(isOnShow(period as PublishPeriod | undefined, '2026-11-18' as CalendarDay)).toBe(shown);
  });

  it('is no more to be decided as a proposal once staff have decided, or its sender said no', () => {
    const waiting = { approval: null, isPublished: false };
    expect(isDecidedProposal(waiting)).toBe(false);
    expect(isDecidedProposal({ ...waiting, decision: { status: null } })).toBe(false);
    for (const more of [
      { isPublished: true },
      { approval: 'declined' as const },
      { decision: { status: '0' } },
    ])
      expect(isDecidedProposal({ ...waiting, ...more })).toBe(true);
  });

  it('has the decision of staff, unless its sender said no', () => {
    expect(decided(null, undefined)).toBeNull();
    expect(decided('approved', undefined)).toBe('approved');
    expect(decided('withdrawn', 'approved')).toBe('approved');
    expect(decided('declined', 'approved')).toBe('declined');
    expect(decided('declined', 'withdrawn')).toBe('declined');
  });
});

describe('what a form discloses', () => {
  const whole = [
    { name: 'title' },
    { name: 'body', type: 'textarea' },
    { name: 'category', type: 'category' },
    { name: 'address' },
    { name: 'coordinates', type: 'map' },
    { name: 'barrio' },
    { name: 'fotos', type: 'image' },
  ];
  const parts = (fields: readonly object[], more: object, process: string | null = null) =>
    shownPartsOf(aMailbox(fields, more), process).map((one) => one.parts);

  it('is nothing, if its mailbox shows no requests and is not for proposals', () => {
    expect(shownPartsOf(aMailbox(whole), null)).toEqual([]);
  });

  it('is title, place, category and state to neighbours, when the mailbox says', () => {
    const expected = { as: 'report', parts: ['title', 'firstWords', 'place', 'category', 'state'] };
    expect(shownPartsOf(aMailbox(whole, nearby), null)).toEqual([{ ...expected, when: 'whenApproved' }]);
    const atOnce = aMailbox(whole, { ...nearby, publish: 'atOnce' });
    expect(shownPartsOf(atOnce, null)).toEqual([{ ...expected, when: 'atOnce' }]);
  });

  it('is neither title nor category, if only other programs get the reports', () => {
    expect(parts(whole, { open311: {} })).toEqual([['place', 'state']]);
    expect(parts(form, { open311: {} })).toEqual([['state']]);
  });

  it('has the first words, unless a title must be written or there is no text', () => {
    expect(parts(form, nearby)).toEqual([['firstWords', 'state']]);
    expect(parts([{ name: 'title' }], nearby)).toEqual([['title', 'state']]);
    const must = { name: 'title', required: true };
    const box = { name: 'caja', type: 'checkbox' };
    const asked = (showIf: object) => [box, { ...must, ...showIf }, ...form];
    expect(parts([must, ...form], nearby)).toEqual([['title', 'state']]);
    const showIf = { field: 'caja', operator: 'is', value: true };
    expect(parts(asked({ showIf }), nearby)).toEqual([['title', 'firstWords', 'state']]);
    expect(parts([{ ...box, children: [must] }, ...form], nearby)).toEqual([
      ['title', 'firstWords', 'state'],
    ]);
  });

  it('is the whole text of a proposal, once staff publish it', () => {
    const proposal = { as: 'proposal', when: 'whenApproved' };
    expect(shownPartsOf(aMailbox(whole), 'proc-1')).toEqual([
      { ...proposal, parts: ['title', 'text', 'place', 'category', 'neighbourhood'] },
    ]);
    expect(parts(form, { proposals: true })).toEqual([['text']]);
    expect(parts(form, nearby, 'proc-1')).toEqual([['firstWords', 'state'], ['text']]);
  });

  it('leaves the contact, the files and all other answers with the council', () => {
    expect(keptParts(aMailbox(form))).toEqual(['rest']);
    expect(keptParts(aMailbox(whole, { contactRequest: { mode: 'yes', fields: ['email'] } }))).toEqual([
      'contact',
      'images',
      'rest',
    ]);
    expect(keptParts(aMailbox([{ name: 'carta', type: 'file' }]))).toEqual(['files', 'rest']);
    expect(keptParts(aMailbox([{ name: 'firma', type: 'pdf' }]))).toEqual(['files', 'rest']);
  });
});
