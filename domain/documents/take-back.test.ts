import { describe, expect, it } from 'vitest';
import { undoTime } from '../forms/handling/undo-window.ts';
import { left, right } from '../shared/result.ts';
import type { NewRevision, RevisionAct } from './document-change.ts';
import { documentFields, type Fields } from './fields.ts';
import { unknownDocument } from './office-document.ts';
import { publishAtOnce } from './publish-at-once.ts';
import { takenBackFields } from './take-back.ts';

const fieldsOf = (text: string): Fields => documentFields({ _id: 'p', text });
const revision = (text: string, more: Partial<NewRevision> = {}): NewRevision => ({
  act: 'publish',
  at: 1000,
  by: 'Neus',
  note: null,
  fields: fieldsOf(text),
  ...more,
});
const shown = { status: { place: 'published', work: 'none' }, fields: fieldsOf('b') } as const;
const neus = { by: 'Neus', at: 1000 + undoTime };

describe('a publication that is taken back', () => {
  const two = [revision('a', { by: 'Pau' }), revision('b')];

  it('gives what was published before, for the person who published, until its time is over', () => {
    expect(takenBackFields(shown, two, neus)).toEqual(right(fieldsOf('a')));
    expect(takenBackFields(shown, two, { ...neus, at: neus.at + 1 })).toEqual(left('tooLate'));
  });

  it('is not that of drafts that were handed over meanwhile', () => {
    const review = revision('c', { act: 'review', by: 'Marta' });
    expect(takenBackFields(shown, [revision('a'), review, revision('b'), review], neus)).toEqual(
      right(fieldsOf('a')),
    );
  });

  it.each([
    ['somebody else published it', [revision('a'), revision('b', { by: 'Pau' })], shown],
    ['it was the first one', [revision('b')], shown],
    ['nothing was published', [], shown],
    ['it was published anew', two, { ...shown, fields: fieldsOf('c') }],
    ['it was withdrawn', two, { ...shown, status: { place: 'withdrawn', work: 'none' } as const }],
    ['it has no fields', two, { ...shown, fields: null }],
  ])('stays if %s', (_, revisions, document) => {
    expect(takenBackFields(document, revisions, neus)).toEqual(left('handledSince'));
  });
});

describe('what is published at once', () => {
  const ref = { collection: 'propuestas', id: 'p' };
  const by = { act: 'project.news', by: 'Neus', at: 7 };
  const acts = (revisions: readonly NewRevision[]): readonly RevisionAct[] => revisions.map(({ act }) => act);

  it('is a revision and a step, and what a load had brought is one before it', () => {
    const loaded = { ...unknownDocument(ref), ...shown, isLoaded: true };
    const change = publishAtOnce(loaded, fieldsOf('c'), by);
    expect(acts(change.revisions)).toEqual(['load', 'publish']);
    expect(change.revisions[0]).toMatchObject({ by: 'operator', fields: fieldsOf('b') });
    expect(change).toMatchObject({
      portal: { put: { _id: 'p', text: 'c' } },
      document: { version: 1, isLoaded: false, fields: fieldsOf('c') },
      steps: [{ act: 'project.news', from: 'published', to: 'published', by: 'Neus', at: 7 }],
    });
    expect(acts(publishAtOnce({ ...loaded, isLoaded: false }, fieldsOf('c'), by).revisions)).toEqual([
      'publish',
    ]);
  });

  it('leaves the draft of others a draft', () => {
    const draft = new Map([['text', { path: 'text', was: 'b', value: 'd', by: 'Marta', at: 3 }]]);
    const status = { place: 'published', work: 'draft' } as const;
    const change = publishAtOnce({ ...unknownDocument(ref), ...shown, status, draft }, fieldsOf('c'), by);
    expect(change.document).toMatchObject({ status, draft, fields: fieldsOf('c') });
  });

  it('publishes a document that was never published', () => {
    const change = publishAtOnce(unknownDocument(ref), fieldsOf('c'), by);
    expect(change.document?.status.place).toBe('published');
    expect(change.steps).toMatchObject([{ to: 'published' }]);
  });
});
