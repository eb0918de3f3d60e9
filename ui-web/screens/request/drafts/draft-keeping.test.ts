import { describe, expect, it, vi } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { draftKeeping, hasAnswers } from './draft-keeping.ts';
import { aField, aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, jpeg, textField } from '../samples/sample-visit.ts';

describe('a draft', () => {
  it('holds answers and files, and never who the resident is', async () => {
    const fields = [
      textField,
      aField('image', 'fotos'),
      aField('census', 'censo'),
      aField('captcha', 'captcha'),
    ];
    const first = await aFormVisit(aMailbox(fields));
    first.presenter.filling.writeText('body', 'Una farola rota');
    first.presenter.filling.write('censo', { kind: 'census', identity: '12345678Z', secrets: ['1984'] });
    first.presenter.filling.write('captcha', { kind: 'captcha', id: 'captcha-1', answer: '11' });
    const images = fields[1] as Parameters<typeof first.presenter.uploads.pick>[0];
    await first.presenter.uploads.pick(images, [jpeg('a.jpg')]);
    await vi.waitFor(() => expect([...first.drafts.values()][0]?.files[0]?.isUploaded).toBe(true));
    const [draft] = first.drafts.values();
    if (!draft) throw new Error('no draft');
    expect(JSON.stringify(draft.values)).not.toMatch(/12345678Z|1984|captcha-1/u);

    const again = await aFormVisit(aMailbox(fields), { draft });
    expect(again.open().entry.get('body')).toEqual({ kind: 'text', text: 'Una farola rota' });
    expect(again.open().uploads).toMatchObject([{ state: 'sent', attached: { id: 'asset-1' } }]);
    again.presenter.filling.write('captcha', { kind: 'captcha', id: 'captcha-1', answer: '11' });
    await again.sendAll();
    expect(again.sent[0]?.key).toBe(draft.key);

    const fresh = await aFormVisit(aMailbox(fields), { draft });
    await fresh.presenter.startAfresh();
    expect(fresh.open()).toMatchObject({ restoredAt: null, uploads: [], entry: new Map() });
    expect(fresh.drafts.size).toBe(0);
  });

  it('asks again for files that the council has deleted meanwhile, and sends them again', async () => {
    const fields = [textField, aField('image', 'fotos')];
    const first = await aFormVisit(aMailbox(fields));
    const images = fields[1] as Parameters<typeof first.presenter.uploads.pick>[0];
    first.presenter.filling.writeText('body', 'Una farola rota');
    await first.presenter.uploads.pick(images, [jpeg('a.jpg')]);
    await vi.waitFor(() => expect([...first.drafts.values()][0]?.files[0]?.uploadedAt).toBe(noon));
    const [draft] = first.drafts.values();
    const [file] = draft?.files ?? [];
    if (!draft || !file) throw new Error('no draft');
    const month = { ...file, uploadedAt: noon - 30 * 86_400_000 };
    const late = await aFormVisit(aMailbox(fields), { draft: { ...draft, files: [month] } });
    expect(late.open().uploads).toMatchObject([{ state: 'failed', refusal: { kind: 'lost' } }]);
    await late.sendAll();
    expect(late.open().faults).toMatchObject({ list: [], unfinished: ['fotos'] });
    await late.presenter.uploads.retry('asset-1');
    expect(late.open().faults?.unfinished).toEqual([]);
    await late.sendAll();
    expect(late.sent[0]?.body.images).toEqual(['asset-1']);

    const dayLess = { ...file, uploadedAt: noon - 29 * 86_400_000 };
    const intime = await aFormVisit(aMailbox(fields), { draft: { ...draft, files: [dayLess] } });
    expect(intime.open().uploads).toMatchObject([{ state: 'sent', arrivedAt: dayLess.uploadedAt }]);
  });

  it('says beside the file that the council no longer has it, when the council says so', async () => {
    const fotos = aField('image', 'fotos');
    const gone = { kind: 'fileLost', ids: ['asset-1'], field: 'fotos' } as const;
    const { presenter, open, sent, sendAll } = await aFormVisit(aMailbox([textField, fotos]), {
      refusals: [{ kind: 'requestRefused', faults: [gone] }],
    });
    presenter.filling.writeText('body', 'x');
    await presenter.uploads.pick(fotos as Parameters<typeof presenter.uploads.pick>[0], [jpeg('a.jpg')]);
    await sendAll();
    expect(open().uploads).toMatchObject([{ state: 'failed', refusal: { kind: 'lost' } }]);
    expect(open().faults?.list).toMatchObject([{ kind: 'fileLost', title: 'fotos' }]);
    await presenter.uploads.retry('asset-1');
    expect(open().faults?.list).toEqual([]);
    await sendAll();
    expect(sent[1]?.body.images).toEqual(['asset-2']);
  });

  it('of a proposal stays with its process', async () => {
    const first = await aFormVisit(aMailbox([textField]), {}, 'parque');
    first.presenter.filling.writeText('body', 'Más sombra');
    await vi.waitFor(() => expect([...first.drafts.values()][0]?.process).toBe('parque'));
    const [draft] = first.drafts.values();
    if (!draft) throw new Error('no draft');
    const elsewhere = await aFormVisit(aMailbox([textField]), { draft }, 'escuela');
    expect(elsewhere.open().entry.size).toBe(0);
    const back = await aFormVisit(aMailbox([textField]), { draft }, 'parque');
    await back.sendAll();
    expect(back.sent[0]?.body).toMatchObject({
      body: 'Más sombra',
      extra: new Map([['IDproceso', 'parque']]),
    });
    expect(back.drafts.size).toBe(0);
  });

  it('is stored with every change, also after one that came during the storing', async () => {
    const { council, presenter, open } = await aFormVisit(aMailbox([textField]));
    presenter.filling.writeText('body', 'x');
    vi.useFakeTimers();
    try {
      const written: (() => void)[] = [];
      const keep = () => new Promise<boolean>((resolve) => written.push(() => resolve(true)));
      const keeping = draftKeeping({
        council: { ...council, requestDrafts: { ...council.requestDrafts, keep } },
        open,
        patch: () => undefined,
        key: () => 'key',
        process: () => null,
      });
      keeping.changed();
      await vi.advanceTimersByTimeAsync(300);
      expect(written).toHaveLength(1);
      // The change during the first writing is written right after it; its own timer then finds nothing to do.
      keeping.changed();
      written[0]?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(written).toHaveLength(2);
      written[1]?.();
      await vi.advanceTimersByTimeAsync(300);
      keeping.changed();
      await vi.advanceTimersByTimeAsync(300);
      expect(written).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that the browser refuses to store is reported', async () => {
    const { presenter, open } = await aFormVisit(aMailbox([textField]), { keeps: false });
    presenter.filling.writeText('body', 'x');
    await vi.waitFor(() => expect(open().isKept).toBe(false));
  });

  it('does not hold what the profile filled in, until the resident writes', async () => {
    const contact = { mode: 'auto', fields: ['firstName', 'email'], position: 'up', title: null } as const;
    const profile = {
      firstName: 'Ana',
      lastName: '',
      telephone: '',
      email: 'ana@correu.example',
      isVerified: true,
    };
    const { presenter, open } = await aFormVisit(aMailbox([textField], { contact }), {
      profile: right(profile),
    });
    expect(open().entry.size).toBe(1);
    expect(hasAnswers(open())).toBe(false);
    presenter.filling.writeContact('contact', 'firstName', 'Pep');
    expect(hasAnswers(open())).toBe(true);
    expect(open().entry.get('contact')).toEqual({
      kind: 'contact',
      contact: { firstName: 'Pep', email: 'ana@correu.example' },
    });
  });
});
