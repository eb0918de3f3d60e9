import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../shared/result.ts';
import { type Acting, actOnDocument, dueAct, possibleActs } from './act-on-document.ts';
import { changeFields, type FieldEditor } from './change-fields.ts';
import { type DocumentChange, makeDocument } from './document-change.ts';
import { documentFields } from './fields.ts';
import type { JsonObject } from './json.ts';
import { documentAsFound, type OfficeDocument, unknownDocument } from './office-document.ts';
import type { DocumentAct } from './state.ts';

const ref = { collection: 'articulos', id: 'obras' };
const body: JsonObject = { _id: 'obras', title: { es: 'Obras' } };
const editor: FieldEditor = { by: 'Marta', at: 5, rights: 'all', usual: 'es' };
const acting = (act: DocumentAct, more: Partial<Acting> = {}): Acting => ({
  act,
  by: 'Neus',
  id: 'neus',
  at: 7,
  note: null,
  schedule: { at: null, until: null },
  has: () => true,
  ...more,
});

const found = (published: JsonObject | null, stored: OfficeDocument | null = null): OfficeDocument => {
  const document = documentAsFound(ref, stored, published);
  if (document === null) throw new Error('there is no document');
  return document;
};
const retitled = (document: OfficeDocument, value = 'Las obras') => {
  const changed = changeFields(document, [{ path: 'title/es', was: 'Obras', value }], editor);
  if (isLeft(changed)) throw new Error(changed.left.kind);
  return stored(changed.right.change);
};
const stored = ({ document }: DocumentChange): OfficeDocument => document ?? unknownDocument(ref);
const done = (document: OfficeDocument, act: DocumentAct, more: Partial<Acting> = {}): DocumentChange => {
  const change = actOnDocument(document, acting(act, more));
  if (isLeft(change)) throw new Error(change.left.kind);
  return change.right;
};

describe('a document of the office', () => {
  it('is what portals show if nothing is stored of it', () => {
    expect(found(body)).toEqual({
      ...unknownDocument(ref),
      status: { place: 'published', work: 'none' },
      fields: documentFields(body),
      isLoaded: true,
    });
    expect(documentAsFound(ref, null, null)).toBeNull();
    expect(documentAsFound(ref, unknownDocument(ref), null)).toBeNull();
  });

  it('is made as a draft, with its own id as its first field', () => {
    const change = makeDocument(ref, { title: { es: 'Obras' }, _id: 'otra' }, editor);
    expect(change.document).toMatchObject({
      status: { place: 'new', work: 'draft' },
      version: 1,
      fields: null,
    });
    expect([...(change.document?.draft.values() ?? [])]).toEqual([
      { path: '_id', was: undefined, value: 'obras', by: 'Marta', at: 5 },
      { path: 'title/es', was: undefined, value: 'Obras', by: 'Marta', at: 5 },
    ]);
    expect(change.portal).toBe('same');
    expect(change.steps).toEqual([
      { act: 'document.make', from: null, to: 'draft', words: null, by: 'Marta', at: 5 },
    ]);
  });

  it('has a draft while fields differ; typing is no step', () => {
    const changed = changeFields(
      found(body),
      [{ path: 'title/es', was: 'Obras', value: 'Las obras' }],
      editor,
    );
    expect(changed).toMatchObject(
      right({
        conflicts: [],
        change: {
          portal: 'same',
          steps: [],
          document: { status: { place: 'published', work: 'draft' }, version: 1, since: 5, by: 'Marta' },
        },
      }),
    );
    const draft = retitled(found(body));
    const again = changeFields(found(body, draft), [{ path: 'title/va', was: undefined, value: 'Obres' }], {
      ...editor,
      at: 9,
    });
    expect(again).toMatchObject(right({ change: { document: { version: 2, since: 5 } } }));
    const back = changeFields(
      found(body, draft),
      [{ path: 'title/es', was: 'Las obras', value: 'Obras' }],
      editor,
    );
    expect(back).toMatchObject(right({ change: { document: { status: { work: 'none' } } } }));
  });

  it('is not changed while it is scheduled, in its id, or by those who may not', () => {
    const change = (path: string, more: Partial<FieldEditor> = {}, document = found(body)) =>
      changeFields(document, [{ path, was: undefined, value: 'Obres' }], { ...editor, ...more });
    const scheduled = found(body, {
      ...retitled(found(body)),
      status: { place: 'published', work: 'scheduled' },
    });
    expect(change('title/va', {}, scheduled)).toEqual(left({ kind: 'wrongState', state: 'scheduled' }));
    expect(change('_id')).toEqual(left({ kind: 'fixed', path: '_id' }));
    expect(change('_id/es')).toEqual(left({ kind: 'fixed', path: '_id/es' }));
    expect(change('title/va', { rights: 'none' })).toEqual(left({ kind: 'notAllowed', path: 'title/va' }));
    expect(change('open', { rights: 'translations' })).toEqual(left({ kind: 'notAllowed', path: 'open' }));
    expect(isLeft(change('title/va', { rights: 'translations' }))).toBe(false);
    const made = stored(makeDocument(ref, body, editor));
    expect(isLeft(change('title/va', { rights: 'translations' }, found(null, made)))).toBe(false);
  });
});

describe('an act on a document', () => {
  it('publishes the draft with its own id, keeps what a load had brought, and is a step', () => {
    const change = done(found(body, retitled(found(body))), 'publish', { note: 'Mejor' });
    expect(change.portal).toEqual({ put: { _id: 'obras', title: { es: 'Las obras' } } });
    expect(
      change.revisions.map(({ act, by, note, fields }) => [act, by, note, fields.get('title/es')]),
    ).toEqual([
      ['load', 'operator', null, 'Obras'],
      ['publish', 'Neus', 'Mejor', 'Las obras'],
    ]);
    expect(change.steps).toEqual([
      {
        act: 'document.publish',
        from: 'publishedWithDraft',
        to: 'published',
        words: 'Mejor',
        by: 'Neus',
        at: 7,
      },
    ]);
    expect(change.document).toMatchObject({ version: 2, since: 7, by: 'Neus', draft: new Map() });
    const published = { _id: 'obras', title: { es: 'Las obras' } };
    expect(found(published, stored(change)).isLoaded).toBe(false);
  });

  it('withdraws it and publishes it again as it was, without its draft', () => {
    const withdrawn = done(found(body, retitled(found(body))), 'withdraw');
    expect(withdrawn.portal).toBe('remove');
    expect(withdrawn.revisions.map(({ act }) => act)).toEqual(['load']);
    const hidden = found(null, stored(withdrawn));
    expect(hidden.status).toEqual({ place: 'withdrawn', work: 'draft' });
    expect(done(hidden, 'republish')).toMatchObject({ portal: { put: body }, revisions: [] });
    expect(done(hidden, 'archive')).toMatchObject({
      portal: 'same',
      document: { status: { place: 'archived' } },
    });
  });

  it('hands the draft over as a revision, and throws it away', () => {
    const draft = found(body, retitled(found(body)));
    expect(done(draft, 'review')).toMatchObject({ portal: 'same', revisions: [{ act: 'review' }] });
    expect(done(draft, 'discard')).toMatchObject({ portal: 'same', document: { draft: new Map() } });
    const made = found(null, stored(makeDocument(ref, body, editor)));
    expect(done(made, 'discard')).toMatchObject({ document: null, steps: [{ from: 'draft', to: null }] });
    expect(done(made, 'publish').revisions.map(({ act }) => act)).toEqual(['publish']);
  });

  it('does not publish over what was published anew meanwhile', () => {
    const anew = { _id: 'obras', title: { es: 'De la carpeta' } };
    expect(actOnDocument(found(anew, retitled(found(body))), acting('publish'))).toEqual(
      left({ kind: 'outdated' }),
    );
  });

  it('is refused with the act that is missing', () => {
    expect(actOnDocument(found(body), acting('withdraw', { has: () => false }))).toEqual(
      left({ kind: 'notAllowed', act: 'document.withdraw' }),
    );
    const draft = found(body, retitled(found(body)));
    expect(possibleActs(draft.status, (act) => act === 'document.edit')).toEqual(['review', 'discard']);
  });
});

describe('a schedule', () => {
  const draft = found(body, retitled(found(body)));
  const at = (from: number | null, until: number | null) => ({ schedule: { at: from, until } });

  it('publishes a draft and withdraws it', () => {
    const scheduled = found(body, stored(done(draft, 'schedule', at(10, 20))));
    expect(scheduled).toMatchObject({ status: { work: 'scheduled' }, schedule: { at: 10, until: 20 } });
    expect(scheduled.scheduler).toBe('neus');
    expect(stored(done(scheduled, 'unschedule')).scheduler).toBeNull();
    expect([9, 10, 19].map((now) => dueAct(scheduled, now))).toEqual([null, 'publish', 'publish']);
    const published = stored(done(scheduled, 'publish'));
    expect(published.schedule).toEqual({ at: null, until: 20 });
    expect([19, 20].map((now) => dueAct(published, now))).toEqual([null, 'withdraw']);
    expect(done(found(body, published), 'withdraw').document?.schedule).toBeNull();
    expect(dueAct(draft, 20)).toBeNull();
  });

  it('does not publish a draft whose time is over', () => {
    const made = found(null, stored(makeDocument(ref, body, editor)));
    const scheduled = stored(done(made, 'schedule', at(10, 20)));
    expect(dueAct(scheduled, 20)).toBe('unschedule');
  });

  it('can be of the withdrawal only, and be taken back', () => {
    const timed = found(body, stored(done(found(body), 'schedule', at(null, 20))));
    expect(timed).toMatchObject({ status: { work: 'none' }, schedule: { at: null, until: 20 } });
    expect(done(timed, 'unschedule').document).toMatchObject({ status: { work: 'none' }, schedule: null });
    expect(actOnDocument(found(body), acting('unschedule'))).toEqual(
      left({ kind: 'wrongState', state: 'published' }),
    );
    const made = found(null, stored(makeDocument(ref, body, editor)));
    expect(actOnDocument(made, acting('schedule', at(null, 20)))).toEqual(
      left({ kind: 'wrongState', state: 'draft' }),
    );
  });

  it('needs a moment, an end after it, and the act to withdraw if it has an end', () => {
    for (const moments of [at(null, null), at(10, 10), at(null, 7)])
      expect(actOnDocument(draft, acting('schedule', moments))).toEqual(left({ kind: 'wrongMoment' }));
    expect(
      actOnDocument(draft, acting('schedule', { ...at(10, 20), has: (act) => act === 'document.publish' })),
    ).toEqual(left({ kind: 'notAllowed', act: 'document.withdraw' }));
  });
});

describe('a load of the town’s folder', () => {
  it('publishes a withdrawn document again', () => {
    const withdrawn = stored(done(found(body), 'withdraw'));
    expect(found(body, withdrawn)).toMatchObject({
      status: { place: 'published', work: 'none' },
      isLoaded: false,
    });
  });

  it('takes a document out that the office had published, and keeps what it was', () => {
    const published = stored(done(found(body, retitled(found(body))), 'publish'));
    const gone = found(null, published);
    expect(gone).toMatchObject({ status: { place: 'withdrawn', work: 'none' }, isLoaded: false });
    expect(gone.fields?.get('title/es')).toBe('Las obras');
  });

  it('leaves the draft of a document that it takes out, and what was published', () => {
    const gone = found(null, retitled(found(body)));
    expect(gone).toMatchObject({ status: { place: 'withdrawn', work: 'draft' }, isLoaded: true });
    expect(gone.fields?.get('title/es')).toBe('Obras');
    const made = { ...unknownDocument(ref), status: { place: 'published', work: 'draft' } } as const;
    const draft = stored(makeDocument(ref, body, editor)).draft;
    expect(found(null, { ...made, draft }).status.place).toBe('new');
  });
});
