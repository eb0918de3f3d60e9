import { describe, expect, it, vi } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { aField, aMailbox, aPage } from '../samples/sample-form.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

describe('sending a form', () => {
  it('says what is missing and sends nothing', async () => {
    const { presenter, open, sent, sendAll } = await aFormVisit(aMailbox([textField]));
    await sendAll();
    expect(open().faults?.list).toMatchObject([{ kind: 'missing', field: 'body' }]);
    expect(sent).toEqual([]);
    presenter.filling.writeText('body', 'Una farola rota');
    expect(open().faults?.list).toEqual([]);
  });

  it('sends everything once, and deletes the draft', async () => {
    const { presenter, open, sent, drafts, sendAll } = await aFormVisit(aMailbox([textField]));
    presenter.filling.writeText('body', 'Una farola rota');
    presenter.review();
    await Promise.all([presenter.send(), presenter.send()]);
    await sendAll();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ title: 'Una farola rota', body: 'Una farola rota' });
    expect(sent[0]?.key).toMatch(/^[a-z2-7]{24}$/u);
    expect(open().sent?.id).toBe('K7QM-2XRA-VD5H-N3TE');
    expect(drafts.size).toBe(0);
    presenter.close();
    expect(open()).toMatchObject({ sent: null, entry: new Map() });
  });

  it('without a connection keeps it, and sends it later under the same key', async () => {
    const { presenter, open, sent, drafts, sendAll } = await aFormVisit(aMailbox([textField]), {
      refusals: [{ kind: 'unreachable' }],
    });
    presenter.filling.writeText('body', 'Una farola rota');
    await sendAll();
    expect(open().sending).toEqual({ kind: 'waiting', sendsWhenBack: false });
    presenter.sendWhenBack(true);
    await vi.waitFor(() => expect([...drafts.values()][0]?.sendsWhenBack).toBe(true));
    await presenter.send();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(open().sent).not.toBeNull();
  });

  it('distinguishes a session that the council refuses from a lost connection', async () => {
    const { presenter, open, council, sent, sendAll } = await aFormVisit(aMailbox([textField]), {
      refusals: [{ kind: 'noSession' }],
    });
    presenter.filling.writeText('body', 'Una farola rota');
    council.session.isLoggedIn = async () => left({ kind: 'serverFailed', status: 500 });
    await sendAll();
    expect(open().sending).toEqual({ kind: 'refused', refusal: { kind: 'noSession' } });
    council.session.isLoggedIn = async () => left({ kind: 'unreachable' });
    await sendAll();
    expect(open().sending.kind).toBe('waiting');
    expect(sent).toHaveLength(1);
  });

  it('asks for another captcha if the first answer was wrong', async () => {
    const { presenter, open, sent, sendAll } = await aFormVisit(
      aMailbox([textField, aField('captcha', 'captcha', { required: true })]),
      { refusals: [{ kind: 'captchaFailed' }] },
    );
    presenter.filling.writeText('body', 'Una farola rota');
    presenter.filling.write('captcha', { kind: 'captcha', id: 'captcha-1', answer: '12' });
    await sendAll();
    expect(sent[0]?.body.captcha).toEqual({ id: 'captcha-1', answer: '12' });
    expect(open().sending).toEqual({ kind: 'refused', refusal: { kind: 'captchaFailed' } });
    expect(open().captcha).toMatchObject({ question: { id: 'captcha-2' } });
    expect(open().faults?.list).toEqual([{ kind: 'captchaFailed', field: 'captcha', title: 'captcha' }]);
    expect(open().entry.has('captcha')).toBe(false);
    expect(open().entry.has('body')).toBe(true);
  });

  it('shows what the council refuses beside the fields', async () => {
    const { presenter, open, sendAll } = await aFormVisit(aMailbox([textField]), {
      refusals: [
        { kind: 'requestRefused', faults: [{ kind: 'missing', field: 'body' }] },
        { kind: 'paymentMissing' },
      ],
    });
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(open().faults?.list).toEqual([{ kind: 'missing', field: 'body', title: 'Qué ha pasado' }]);
    expect(open().showing).toBe('form');
    presenter.dismissFaults();
    expect(open().faults).toMatchObject({ serial: 0, list: [{ kind: 'missing' }] });
    await sendAll();
    expect(open().faults?.list).toEqual([{ kind: 'paymentMissing', field: null }]);
  });
});

describe('a request of which an earlier version had arrived', () => {
  it('is sent as a new request at the next try', async () => {
    const { presenter, open, sent, sendAll } = await aFormVisit(aMailbox([textField]), {
      refusals: [{ kind: 'unreachable' }, { kind: 'keyReused' }],
    });
    presenter.filling.writeText('body', 'Una farola rota');
    await sendAll();
    presenter.backToForm();
    presenter.filling.writeText('body', 'Dos farolas rotas');
    await sendAll();
    expect(open().sending).toEqual({ kind: 'refused', refusal: { kind: 'keyReused' } });
    await sendAll();
    expect(open().sent).not.toBeNull();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });
});

describe('a form with pages', () => {
  const pages = [
    aPage('one', [aField('text', 'a', { required: true })]),
    aPage('two', [aField('text', 'b', { required: true })]),
  ];
  const mailbox = aMailbox([], { pages, hasTabs: true });

  it('checks each page before the next, and leads back to the one that is wrong', async () => {
    const { presenter, open, sendAll } = await aFormVisit(mailbox);
    presenter.next();
    expect(open()).toMatchObject({ page: 0, faults: { list: [{ field: 'a' }] } });
    presenter.filling.writeText('a', 'x');
    presenter.next();
    expect(open()).toMatchObject({ page: 1, faults: null });
    presenter.filling.writeText('a', '');
    await sendAll();
    expect(open()).toMatchObject({ page: 0, faults: { list: [{ field: 'a' }, { field: 'b' }] } });
    presenter.goTo(1);
    expect(open().page).toBe(1);
  });
});
