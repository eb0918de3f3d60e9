import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { aField, aMailbox } from './sample-form.ts';
import { aVisit, jpeg, told } from './sample-visit.ts';

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
