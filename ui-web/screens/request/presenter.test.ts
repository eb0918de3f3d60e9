import { describe, expect, it } from 'vitest';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { left, right } from '#domain/shared/result.ts';
import { aField, aMailbox, aTown } from './samples/sample-form.ts';
import { aFormVisit, textField } from './samples/sample-visit.ts';

describe('opening a form', () => {
  it.each([
    ['a mailbox that is not there', null, {}, 'misconfigured'],
    ['one without fields', aMailbox([]), {}, 'misconfigured'],
    ['a closed one', aMailbox([textField], { isDisabled: true }), {}, 'closed'],
    ['no session', aMailbox([textField]), { loggedIn: false }, 'noUser'],
  ] as const)('%s is not shown', async (_what, mailbox, answers, state) => {
    const { presenter } = await aFormVisit(mailbox, answers);
    expect(presenter.current()).toEqual({ kind: 'shut', state });
  });

  it('shows a closed one to staff, and says so', async () => {
    const { open } = await aFormVisit(aMailbox([textField], { isDisabled: true }), { seesClosed: true });
    expect(open().isForAdmin).toBe(true);
  });

  it('distinguishes a council that does not answer from one that has no such form', async () => {
    const { presenter } = await aFormVisit(null, {
      requests: { mailbox: async () => left({ kind: 'unreachable' }) },
    });
    expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'unreachable' } });
    const busy = await aFormVisit(null, {
      requests: { mailbox: async () => left({ kind: 'tooManyAttempts', retryAfter: 9 }) },
    });
    expect(busy.presenter.current()).toMatchObject({ refusal: { kind: 'serverFailed', status: 429 } });
  });
});

describe('what fields need besides the form', () => {
  it('is asked for again if it could not be loaded, with a notice until then', async () => {
    let answers = false;
    const later =
      <T>(value: T) =>
      async () =>
        answers ? right(value) : left({ kind: 'unreachable' } as const);
    const fields = [
      aField('category', 'tipo'),
      aField('census', 'quien'),
      aField('collection', 'barrio', { collection: 'lista-barrios' }),
    ];
    const { presenter, open } = await aFormVisit(aMailbox(fields), {
      calls: [
        stubCall(readCensusCall, async () => later({ id: 'padron', questions: ['Año'], info: null })()),
      ],
      requests: { items: async () => later([{ id: 'centro', title: 'Centro' }])() },
      facts: async () => later(aTown)(),
    });
    expect(open()).toMatchObject({ lacksParts: true, census: null, town: { categories: [] } });
    answers = true;
    await presenter.fetchAgain();
    expect(open()).toMatchObject({ lacksParts: false, census: { questions: ['Año'] }, town: aTown });
    expect(open().items.get('lista-barrios')).toHaveLength(1);
  });

  it('is not asked for by a form that needs none of it', async () => {
    const { open } = await aFormVisit(aMailbox([textField]), {
      facts: async () => left({ kind: 'unreachable' }),
    });
    expect(open().lacksParts).toBe(false);
  });
});
