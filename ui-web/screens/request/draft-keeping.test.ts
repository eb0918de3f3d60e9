import { describe, expect, it, vi } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { hasAnswers } from './draft-keeping.ts';
import { aField, aMailbox } from './sample-form.ts';
import { aVisit, jpeg, told } from './sample-visit.ts';

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

  it('is none of what the profile filled in, until somebody writes', async () => {
    const contact = { mode: 'auto', fields: ['firstName', 'email'], position: 'up', title: null } as const;
    const profile = {
      firstName: 'Ana',
      lastName: '',
      telephone: '',
      email: 'ana@correu.example',
      isVerified: true,
    };
    const { presenter, open } = await aVisit(aMailbox([told], { contact }), { profile: right(profile) });
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
