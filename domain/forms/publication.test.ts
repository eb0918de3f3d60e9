import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { isPublicRequest, showsToAll } from './publication.ts';

const form = [{ name: 'body' }];

describe('a mailbox', () => {
  it('shows requests to everybody if it shows what is nearby, or other programs report through it', () => {
    expect(showsToAll(aMailbox(form))).toBe(false);
    expect(showsToAll({ ...aMailbox(form), showsNearby: true })).toBe(true);
    expect(showsToAll(aMailbox(form, { open311: {} }))).toBe(true);
  });
});

describe('a request', () => {
  it.each([
    ['atOnce', null, true],
    ['atOnce', 'approved', true],
    ['atOnce', 'withdrawn', false],
    ['whenApproved', null, false],
    ['whenApproved', 'approved', true],
    ['whenApproved', 'withdrawn', false],
  ] as const)(
    'of a mailbox that publishes %s, after the decision %s, is shown: %s',
    (publish, approval, shown) => {
      expect(isPublicRequest({ publish }, approval)).toBe(shown);
    },
  );
});
