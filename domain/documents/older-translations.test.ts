import { describe, expect, it } from 'vitest';
import { isLeft } from '../shared/result.ts';
import { actOnDocument } from './act-on-document.ts';
import { changeFields } from './change-fields.ts';
import { documentFields, documentOf } from './fields.ts';
import { stillOlder } from './older-translations.ts';
import { documentAsFound, draftedFields, type OfficeDocument, unknownDocument } from './office-document.ts';

const ref = { collection: 'articulos', id: 'a-1' };
const body = { _id: 'a-1', title: { es: 'Obras', va: 'Obres', en: 'Works' }, lead: { va: 'Sí', ca: 'Sí' } };
const published: OfficeDocument = {
  ...unknownDocument(ref),
  status: { place: 'published', work: 'none' },
  fields: documentFields(body),
};

/** The document after a person wrote in some fields, or said that translations are up to date. */
function edited(
  document: OfficeDocument,
  written: Readonly<Record<string, string | undefined>>,
  upToDate: readonly string[] = [],
): OfficeDocument {
  const present = draftedFields(document);
  const changes = Object.entries(written).map(([path, value]) => ({ path, was: present.get(path), value }));
  const done = changeFields(document, changes, { by: 'Marta', at: 1, rights: 'all', usual: 'es', upToDate });
  if (isLeft(done) || done.right.change.document === null) throw new Error('not changed');
  return done.right.change.document;
}
const acted = (document: OfficeDocument, act: 'publish' | 'discard'): OfficeDocument => {
  const done = actOnDocument(document, {
    act,
    by: 'Marta',
    id: 'marta',
    at: 2,
    note: null,
    schedule: { at: null, until: null },
    has: () => true,
  });
  if (isLeft(done) || done.right.document === null) throw new Error('not done');
  return done.right.document;
};
const older = (document: OfficeDocument) => Object.fromEntries(document.older);

describe('a translation', () => {
  const changed = edited(published, { 'title/es': 'Obras del mercado' });

  it('is older once its source is changed, and keeps the text that it was made from', () => {
    expect(older(published)).toEqual({});
    expect(older(changed)).toEqual({ 'title/va': 'Obras', 'title/en': 'Obras' });
    expect(older(edited(changed, { 'title/es': 'Obras en la plaza' }))['title/va']).toBe('Obras');
  });

  it('is as new as its source once it is written, removed, or said to be up to date', () => {
    expect(older(edited(changed, { 'title/va': 'Obres del mercat' }))).toEqual({ 'title/en': 'Obras' });
    expect(older(edited(changed, { 'title/va': undefined }))).toEqual({ 'title/en': 'Obras' });
    expect(older(edited(changed, {}, ['title/en']))).toEqual({ 'title/va': 'Obras' });
    expect(older(edited(published, { 'title/es': 'Una', 'title/va': 'Una', 'title/en': 'One' }))).toEqual({});
  });

  it('is as new again if its source becomes what it was', () => {
    expect(older(edited(changed, { 'title/es': 'Obras' }))).toEqual({});
  });

  it('stays older when the document is published', () => {
    expect(older(acted(changed, 'publish'))).toEqual({ 'title/va': 'Obras', 'title/en': 'Obras' });
  });

  it('is as old as before when the draft is discarded', () => {
    expect(older(acted(changed, 'discard'))).toEqual({});
    const before = acted(edited(changed, {}, ['title/en']), 'publish');
    expect(older(acted(edited(before, { 'title/es': 'Otra cosa' }), 'discard'))).toEqual({
      'title/va': 'Obras',
    });
    const removed = edited(edited(before, { 'title/es': 'Otra' }), { 'title/va': undefined });
    expect(older(removed)).toEqual({ 'title/en': 'Obras del mercado' });
  });

  it('that was written in a draft is older again when the draft is discarded', () => {
    const before = acted(changed, 'publish');
    const written = edited(before, { 'title/va': 'Obres del mercat' });
    expect(older(written)).toEqual({ 'title/en': 'Obras' });
    expect(older(acted(written, 'discard'))).toEqual({ 'title/va': 'Obras', 'title/en': 'Obras' });
    expect(older(acted(written, 'publish'))).toEqual({ 'title/en': 'Obras' });
    const again = acted(edited(acted(written, 'publish'), { 'title/va': 'Obres' }), 'discard');
    expect(older(again)).toEqual({ 'title/en': 'Obras' });
  });

  it('is older again if somebody takes back what they wrote, also without discarding', () => {
    const before = acted(changed, 'publish');
    const written = edited(before, { 'title/va': 'Obres del mercat' });
    expect(older(edited(written, { 'title/va': 'Obres' }))).toEqual({
      'title/va': 'Obras',
      'title/en': 'Obras',
    });
    const removed = edited(before, { 'title/va': undefined });
    expect(older(edited(removed, { 'title/va': 'Obres' }))['title/va']).toBe('Obras');
  });

  it('that is said to be up to date stays so, of what is published too', () => {
    const before = acted(changed, 'publish');
    const read = edited(before, {}, ['title/va']);
    expect(older(acted(edited(read, { 'lead/va': 'No' }), 'discard'))).toEqual({ 'title/en': 'Obras' });
    // Of another source in the draft it says nothing of what is published.
    const other = edited(edited(before, { 'title/es': 'Plaza' }), {}, ['title/va']);
    expect(older(other)).toEqual({ 'title/en': 'Obras' });
    expect(older(acted(other, 'discard'))['title/va']).toBe('Obras');
  });

  it('of a document that an earlier version of this program stored is as old as its draft says', () => {
    const { older: known } = changed;
    expect(stillOlder(known, changed.fields ?? new Map())).toEqual(new Map());
    expect(stillOlder(known, draftedFields(changed))).toEqual(known);
    expect(stillOlder(known, new Map())).toEqual(new Map());
  });

  it('has the first language of its text as its source if the text is not in that of the town', () => {
    expect(older(edited(published, { 'lead/va': 'No' }))).toEqual({ 'lead/ca': 'Sí' });
  });

  it('is older than no text that was not there', () => {
    expect(older(edited(published, { 'note/va': 'Sí', 'note/es': 'Sí' }))).toEqual({});
    expect(older(edited(edited(published, { 'note/va': 'Sí' }), { 'note/es': 'Sí' }))).toEqual({});
  });

  it('is not known to be older once a load brings the document anew', () => {
    const stored = acted(changed, 'publish');
    const same = documentAsFound(ref, stored, documentOf(stored.fields ?? new Map()));
    expect(same && older(same)).toEqual({ 'title/va': 'Obras', 'title/en': 'Obras' });
    const loaded = documentAsFound(ref, stored, { ...body, title: { es: 'Nueva', va: 'Nova', en: 'New' } });
    expect(loaded && older(loaded)).toEqual({});
  });
});
