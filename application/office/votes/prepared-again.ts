import type { DocumentChange } from '#domain/documents/document-change.ts';
import { draftedFields, type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import { stateOf } from '#domain/documents/state.ts';
import type { VoteSignature } from '#domain/voting/opening/vote-record.ts';

/**
 * An opened survey as it is prepared again: portals do not show it, it is not active, and all its fields are a draft, with what
 * was being changed of it. The draft is of the person who confirmed the cancelling.
 */
export function preparedAgain(
  document: OfficeDocument,
  { name: by, at }: VoteSignature,
  words: string,
): DocumentChange {
  const fields = [...draftedFields(document)].filter(([path]) => path !== 'isActive');
  const { ref, version, older } = document;
  const status = { place: 'new', work: 'draft' } as const;
  return {
    document: {
      ...unknownDocument(ref),
      status,
      version: version + 1,
      since: at,
      by,
      draft: new Map(fields.map(([path, value]) => [path, { path, was: undefined, value, by, at }])),
      older,
    },
    portal: 'remove',
    revisions: [],
    steps: [{ act: 'document.withdraw', from: stateOf(document.status), to: stateOf(status), words, by, at }],
  };
}
