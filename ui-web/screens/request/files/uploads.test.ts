import { describe, expect, it, vi } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { aField, aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, jpeg, textField } from '../samples/sample-visit.ts';

describe('files', () => {
  const photos = aField('image', 'fotos');
  const field = photos as Parameters<
    Awaited<ReturnType<typeof aFormVisit>>['presenter']['uploads']['pick']
  >[0];

  it('are uploaded one by one, and the form holds the names that the council gives them', async () => {
    const { presenter, open, sent, sendAll } = await aFormVisit(aMailbox([textField, photos]));
    await presenter.uploads.pick(field, [jpeg('a.jpg'), jpeg('b.jpg')]);
    expect(open().uploads.map(({ state, progress }) => [state, progress])).toEqual([
      ['sent', 100],
      ['sent', 100],
    ]);
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(sent[0]?.body.images).toEqual(['asset-1', 'asset-2']);
  });

  it('of the first field that is not sent in extra are the pictures of the request', async () => {
    const plan = aField('image', 'plano', { extra: true }) as typeof field;
    const { presenter, sent, sendAll } = await aFormVisit(aMailbox([textField, plan, photos]));
    await presenter.uploads.pick(plan, [jpeg('plano.jpg')]);
    await presenter.uploads.pick(field, [jpeg('a.jpg')]);
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(sent[0]?.body.images).toEqual(['asset-2']);
    expect(sent[0]?.body.extra.get('plano')).toEqual(['asset-1']);
  });

  it('that are no photo, too many, or of another type stay out of the form with the reason', async () => {
    const { presenter, open } = await aFormVisit(aMailbox([textField, photos]));
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

  it('that did not arrive prevent the sending, and can be sent again or removed', async () => {
    let line = false;
    const { presenter, open, sent, sendAll } = await aFormVisit(aMailbox([textField, photos]), {
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

  it.each([
    ['a page of a proxy', { kind: 'unreadable', where: '_id' }],
    ['an empty answer', { kind: 'serverFailed', status: 200 }],
    ['an address that is gone for now', { kind: 'notFound' }],
    ['too much at once', { kind: 'tooManyAttempts', retryAfter: 9 }],
  ] as const)('answered with %s are kept with their bytes, and can be sent again', async (_what, refusal) => {
    let works = false;
    const { presenter, open, drafts } = await aFormVisit(aMailbox([textField, photos]), {
      requests: {
        upload: async (_r, _m, { name }) =>
          works ? right({ id: 'asset', name, kind: 'jpg', bytes: 20, isSigned: false }) : left(refusal),
      },
    });
    await presenter.uploads.pick(field, [jpeg('a.jpg')]);
    expect(open().uploads[0]).toMatchObject({ state: 'failed', refusal });
    await vi.waitFor(() => expect([...drafts.values()][0]?.files[0]?.content).toHaveLength(20));
    works = true;
    await presenter.uploads.retry(open().uploads[0]?.attached.id ?? '');
    expect(open().uploads[0]).toMatchObject({ state: 'sent', refusal: null });
  });

  it('that meet a session which has ended are sent once more with a new session', async () => {
    let tries = 0;
    const { presenter, open } = await aFormVisit(aMailbox([textField, photos]), {
      requests: {
        upload: async (_r, _m, { name }) => {
          tries += 1;
          return tries > 1
            ? right({ id: 'asset', name, kind: 'jpg', bytes: 20, isSigned: false })
            : left({ kind: 'notAllowed' });
        },
      },
    });
    await presenter.uploads.pick(field, [jpeg('a.jpg')]);
    expect(open().uploads[0]?.state).toBe('sent');
    expect(tries).toBe(2);
  });
});
