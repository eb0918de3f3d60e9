import { describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { aMailbox } from './sample-form.ts';
import { aVisit, told } from './sample-visit.ts';

describe('opening a form', () => {
  it.each([
    ['a mailbox that is not there', null, {}, 'misconfigured'],
    ['one without fields', aMailbox([]), {}, 'misconfigured'],
    ['a closed one', aMailbox([told], { isDisabled: true }), {}, 'closed'],
    ['nobody is logged in', aMailbox([told]), { loggedIn: false }, 'noUser'],
  ] as const)('%s is not shown', async (_what, mailbox, answers, state) => {
    const { presenter } = await aVisit(mailbox, answers);
    expect(presenter.current()).toEqual({ kind: 'shut', state });
  });

  it('shows staff a closed one, and says so', async () => {
    const { open } = await aVisit(aMailbox([told], { isDisabled: true }), { seesClosed: true });
    expect(open().isForAdmin).toBe(true);
  });

  it('tells a council that does not answer from one that has no such form', async () => {
    const { presenter } = await aVisit(null, {
      requests: { mailbox: async () => left({ kind: 'unreachable' }) },
    });
    expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'unreachable' } });
    const busy = await aVisit(null, {
      requests: { mailbox: async () => left({ kind: 'tooManyAttempts', retryAfter: 9 }) },
    });
    expect(busy.presenter.current()).toMatchObject({ refusal: { kind: 'serverFailed', status: 429 } });
  });
});
