import { describe, expect, it, vi } from 'vitest';
import { mailboxId, type Mailbox } from '#domain/forms/mailbox.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { cents } from '#domain/shared/money.ts';
import { requestPresenter } from './presenter.ts';
import { aField, aFormCouncil, aMailbox, aPage } from './sample-form.ts';
import type { OpenForm } from './state.ts';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

async function aVisit(mailbox: Mailbox | null, answers: Parameters<typeof aFormCouncil>[1] = {}) {
  const visit = aFormCouncil(mailbox, answers);
  const presenter = requestPresenter({
    council: visit.council,
    id: mailboxId('avisos'),
    preparePhoto: async (file) =>
      file.name.startsWith('broken') ? null : { file, thumbnail: 'data:image/jpeg;base64,' },
  });
  presenter.speakIn(speech);
  await presenter.load();
  const open = (): OpenForm => {
    const state = presenter.current();
    if (state.kind !== 'open') throw new Error(state.kind);
    return state;
  };
  /** Reviews and sends. */
  const sendAll = async () => {
    presenter.review();
    if (open().showing === 'review') await presenter.send();
  };
  return { ...visit, presenter, open, sendAll };
}

const told = aField('textarea', 'body', { title: 'Qué ha pasado', required: true });
const jpeg = (name: string, size = 20) =>
  new File([new Uint8Array(size).fill(0x20).map((byte, at) => [0xff, 0xd8, 0xff][at] ?? byte)], name);

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

describe('sending a form', () => {
  it('says what is missing and sends nothing', async () => {
    const { presenter, open, sent, sendAll } = await aVisit(aMailbox([told]));
    await sendAll();
    expect(open().faults?.list).toMatchObject([{ kind: 'missing', field: 'body' }]);
    expect(sent).toEqual([]);
    presenter.filling.writeText('body', 'Una farola rota');
    expect(open().faults?.list).toEqual([]);
  });

  it('sends everything once, and puts the draft away', async () => {
    const { presenter, open, sent, drafts, sendAll } = await aVisit(aMailbox([told]));
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

  it('without a line keeps it, and sends it later under the same key', async () => {
    const { presenter, open, sent, drafts, sendAll } = await aVisit(aMailbox([told]), {
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

  it('asks for another captcha when the first was wrong', async () => {
    const { presenter, open, sent, sendAll } = await aVisit(
      aMailbox([told, aField('captcha', 'captcha', { required: true })]),
      { refusals: [{ kind: 'captchaFailed' }] },
    );
    presenter.filling.writeText('body', 'Una farola rota');
    presenter.filling.write('captcha', { kind: 'captcha', id: 'captcha-1', answer: '12' });
    await sendAll();
    expect(sent[0]?.body.captcha).toEqual({ id: 'captcha-1', answer: '12' });
    expect(open().sending).toEqual({ kind: 'refused', refusal: { kind: 'captchaFailed' } });
    expect(open().captcha).toMatchObject({ question: { id: 'captcha-2' } });
    expect(open().entry.has('captcha')).toBe(false);
    expect(open().entry.has('body')).toBe(true);
  });

  it('puts what the council refuses beside the fields', async () => {
    const { presenter, open, sendAll } = await aVisit(aMailbox([told]), {
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

describe('a form with pages', () => {
  const pages = [
    aPage('one', [aField('text', 'a', { required: true })]),
    aPage('two', [aField('text', 'b', { required: true })]),
  ];
  const mailbox = aMailbox([], { pages, hasTabs: true });

  it('checks each page before the next, and leads back to the one that is wrong', async () => {
    const { presenter, open, sendAll } = await aVisit(mailbox);
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

describe('numbers and keys', () => {
  it('are cleared or clamped when their field is left, and that is said', async () => {
    const number = aField('text', 'bultos', { mode: 'number', min: '1', max: '3' });
    const { presenter, open } = await aVisit(
      aMailbox([told, number, aField('key', 'clave', { valid: ['A'] })]),
    );
    const settled = (name: string, text: string) => {
      presenter.filling.writeText(name, text);
      presenter.filling.settle(name);
      const value = open().entry.get(name);
      return [value?.kind === 'text' ? value.text : '', open().told?.what];
    };
    expect(settled('bultos', '9')).toEqual(['3', 'clamped']);
    expect(settled('bultos', '0')).toEqual(['', 'cleared']);
    expect(settled('clave', 'B')).toEqual(['', 'cleared']);
    expect(settled('clave', 'A')).toEqual(['A', undefined]);
  });
});

describe('files', () => {
  const photos = aField('image', 'fotos');
  const field = photos as Parameters<Awaited<ReturnType<typeof aVisit>>['presenter']['uploads']['pick']>[0];

  it('go up one by one, and the form holds what the council calls them', async () => {
    const { presenter, open, sent, sendAll } = await aVisit(aMailbox([told, photos]));
    await presenter.uploads.pick(field, [jpeg('a.jpg'), jpeg('b.jpg')]);
    expect(open().uploads.map(({ state, progress }) => [state, progress])).toEqual([
      ['sent', 100],
      ['sent', 100],
    ]);
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(sent[0]?.body.images).toEqual(['asset-1', 'asset-2']);
  });

  it('that are no photo, too many, or something else stay out of the form with the reason', async () => {
    const { presenter, open } = await aVisit(aMailbox([told, photos]));
    await presenter.uploads.pick(field, [new File(['hola'], 'broken.heic'), new File(['hola'], 'a.jpg')]);
    await presenter.uploads.pick(
      field,
      ['1', '2', '3', '4', '5', '6'].map((name) => jpeg(`${name}.jpg`)),
    );
    expect(open().uploads.flatMap(({ refusal }) => refusal?.kind ?? [])).toEqual([
      'unreadablePhoto',
      'namesDiffer',
      'tooManyImages',
    ]);
    const value = open().entry.get('fotos');
    expect(value?.kind === 'files' && value.files).toHaveLength(5);
  });

  it('that did not arrive hold the sending back, and can be sent again or taken away', async () => {
    let line = false;
    const { presenter, open, sent, sendAll } = await aVisit(aMailbox([told, photos]), {
      requests: {
        upload: async (_r, _m, { name }) =>
          line
            ? right({ id: 'asset', name, kind: 'jpg', bytes: 20, isSigned: false })
            : left({ kind: 'unreachable' }),
      },
    });
    presenter.filling.writeText('body', 'x');
    await presenter.uploads.pick(field, [jpeg('a.jpg'), jpeg('b.jpg')]);
    await sendAll();
    expect(open().faults).toMatchObject({ list: [], unfinished: ['fotos'] });
    expect(sent).toEqual([]);
    line = true;
    presenter.uploads.remove(open().uploads[1]?.attached.id ?? '');
    await presenter.uploads.retry(open().uploads[0]?.attached.id ?? '');
    await sendAll();
    expect(sent[0]?.body.images).toEqual(['asset']);
  });
});

describe('a draft', () => {
  it('holds answers and files, and never who somebody is', async () => {
    const fields = [told, aField('image', 'fotos'), aField('census', 'censo'), aField('captcha', 'captcha')];
    const first = await aVisit(aMailbox(fields));
    first.presenter.filling.writeText('body', 'Una farola rota');
    first.presenter.filling.write('censo', { kind: 'census', identity: '12345678Z', secrets: ['1984'] });
    first.presenter.filling.write('captcha', { kind: 'captcha', id: 'captcha-1', answer: '11' });
    const images = fields[1] as Parameters<typeof first.presenter.uploads.pick>[0];
    await first.presenter.uploads.pick(images, [jpeg('a.jpg')]);
    await vi.waitFor(() => expect([...first.drafts.values()][0]?.files[0]?.isUploaded).toBe(true));
    const [draft] = first.drafts.values();
    if (!draft) throw new Error('no draft');
    expect(JSON.stringify(draft.values)).not.toMatch(/12345678Z|1984|captcha-1/u);

    const again = await aVisit(aMailbox(fields), { draft });
    expect(again.open().entry.get('body')).toEqual({ kind: 'text', text: 'Una farola rota' });
    expect(again.open().uploads).toMatchObject([{ state: 'sent', attached: { id: 'asset-1' } }]);
    await again.sendAll();
    expect(again.sent[0]?.key).toBe(draft.key);

    const fresh = await aVisit(aMailbox(fields), { draft });
    await fresh.presenter.startAfresh();
    expect(fresh.open()).toMatchObject({ restoredAt: null, uploads: [], entry: new Map() });
    expect(fresh.drafts.size).toBe(0);
  });

  it('that the browser refuses to keep is told', async () => {
    const { presenter, open } = await aVisit(aMailbox([told]), { keeps: false });
    presenter.filling.writeText('body', 'x');
    await vi.waitFor(() => expect(open().isKept).toBe(false));
  });
});

describe('a payment', () => {
  const payment = { gateway: 'sandbox', amount: cents(1200), concept: 'Recogida' };
  const mailbox = aMailbox([told], { payment });

  it('opens its page, waits, and lets the form go once it is made', async () => {
    let status: 'new' | 'refused' | 'pay' = 'new';
    const { presenter, open, sent, sendAll } = await aVisit(mailbox, {
      requests: {
        beginPayment: async () => right({ id: 'p1', url: '/pay', amount: cents(1200) }),
        paymentStatus: async () => right(status),
      },
    });
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(open().faults?.list).toMatchObject([{ kind: 'paymentMissing' }]);
    const went: string[] = [];
    await presenter.payer.pay({ go: (address) => void went.push(address), close: () => undefined });
    expect(went).toEqual(['/pay']);
    await presenter.payer.look();
    expect(open().payment.kind).toBe('waiting');
    status = 'pay';
    await presenter.payer.look();
    expect(open()).toMatchObject({ payment: { kind: 'paid' }, faults: { list: [] } });
    await sendAll();
    expect(sent[0]?.body.payment).toBe('p1');
  });

  it('that cannot begin shuts the tab it opened, and that is refused can be tried again', async () => {
    const shut = vi.fn<() => void>();
    const none = await aVisit(mailbox);
    await none.presenter.payer.pay({ go: () => undefined, close: shut });
    expect(shut).toHaveBeenCalledOnce();
    expect(none.open().payment.kind).toBe('failed');
    const refused = await aVisit(mailbox, {
      requests: {
        beginPayment: async () => right({ id: 'p1', url: '/pay', amount: cents(1200) }),
        paymentStatus: async () => right('refused'),
      },
    });
    await refused.presenter.payer.pay(null);
    await refused.presenter.payer.look();
    expect(refused.open().payment.kind).toBe('refused');
  });
});

describe('a place', () => {
  const fields = [told, aField('callejero', 'address'), aField('map', 'sitio')];

  it('that is marked finds its address', async () => {
    const { presenter, open } = await aVisit(aMailbox(fields), {
      requests: { addressAt: async () => right('Carrer Major, 1') },
    });
    await presenter.finder.placed('sitio', { lat: 39.4, lng: -0.4 });
    expect(open().address).toBe('Carrer Major, 1');
    expect(open().entry.get('address')).toEqual({ kind: 'text', text: 'Carrer Major, 1' });
  });

  it('is marked by the street that is picked, and streets are found as one writes', async () => {
    const street = { tipovia: 'Carrer', nombrevia: 'Major', nucleo: 'Centre', cpostal: '46999' };
    const { presenter, open } = await aVisit(aMailbox(fields), {
      requests: {
        streets: async () => right([street]),
        geocode: async () => right([{ address: 'Carrer Major', coordinates: { lat: 39.4, lng: -0.4 } }]),
      },
    });
    const field = fields[1] as Parameters<typeof presenter.finder.seek>[0];
    presenter.finder.seek(field, 'maj');
    await vi.waitFor(() => expect(open().found.get('address')?.items[0]?.text).toBe('Carrer Major'));
    await presenter.finder.pick(field, 'Carrer Major');
    expect(open().entry.get('sitio')).toEqual({ kind: 'place', coordinates: { lat: 39.4, lng: -0.4 } });
    expect(open().found.size).toBe(0);
  });

  it('shows what was reported nearby before sending', async () => {
    const report = {
      iid: '2026-000003',
      title: 'Farola apagada',
      status: 'Recibida',
      createdAt: '2026-11-01T10:00:00Z',
      address: null,
      coordinates: { lat: 39.4, lng: -0.4 },
      metres: 40,
      followers: 1,
    };
    const { presenter, open } = await aVisit(aMailbox(fields, { showsNearby: true }), {
      requests: { nearby: async () => right([report]) },
    });
    presenter.filling.writeText('body', 'x');
    await presenter.finder.placed('sitio', { lat: 39.4, lng: -0.4 });
    presenter.review();
    await vi.waitFor(() => expect(open().nearby).toHaveLength(1));
    await presenter.follow('2026-000003');
    expect(open().followed).toEqual(['2026-000003']);
  });
});
