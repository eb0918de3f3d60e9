import type { Instant } from '../shared/calendar-day.ts';
import type { DocumentChange } from './document-change.ts';
import type { Fields } from './fields.ts';
import { bodyOf, type OfficeDocument } from './office-document.ts';
import { stateOf } from './state.ts';

/** Who publishes something by another act than that of editors, and how the step is called. */
interface PublishedBy {
  readonly act: string;
  readonly by: string;
  readonly at: Instant;
}

/**
 * Publishes other fields of a document at once. The draft of others stays a draft: what they write is published when they
 * publish it, and what both changed is then shown to them as after a load.
 */
export function publishAtOnce(
  document: OfficeDocument,
  fields: Fields,
  { act, by, at }: PublishedBy,
): DocumentChange {
  const { ref, status, isLoaded } = document;
  const place = 'published' as const;
  const next = { ...status, place };
  const before = document.fields ?? new Map<never, never>();
  return {
    document: { ...document, status: next, fields, version: document.version + 1, isLoaded: false },
    portal: { put: bodyOf(ref, fields) },
    revisions: [
      ...(isLoaded ? [{ act: 'load' as const, by: 'operator', at, note: null, fields: before }] : []),
      { act: 'publish', by, at, note: null, fields },
    ],
    steps: [{ act, from: stateOf(status), to: stateOf(next), words: null, by, at }],
  };
}
