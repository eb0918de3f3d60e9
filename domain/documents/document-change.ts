import type { Instant } from '../shared/calendar-day.ts';
import type { NewStep } from '../office/steps/step.ts';
import { changedStatus } from './state.ts';
import type { Fields } from './fields.ts';
import { documentFields } from './fields.ts';
import type { JsonObject } from './json.ts';
import type { DocumentRef } from './document-parts.ts';
import { type OfficeDocument, unknownDocument } from './office-document.ts';

/** Why a revision is made: a publication, a draft that is handed over, or what a load brought and is replaced. */
export type RevisionAct = 'publish' | 'review' | 'load';

/** A document as it was at a moment. */
export interface NewRevision {
  readonly act: RevisionAct;
  readonly at: Instant;
  readonly by: string;
  readonly note: string | null;
  readonly fields: Fields;
}

/** What is stored of a change, all of it in one transaction. */
export interface DocumentChange {
  /** The document as it is then; null if nothing is left of it. */
  readonly document: OfficeDocument | null;
  /** What portals show of it then; `same`: what they show now. */
  readonly portal: 'same' | 'remove' | { readonly put: JsonObject & { readonly _id: string } };
  readonly revisions: readonly NewRevision[];
  readonly steps: readonly NewStep[];
}

/** A change of which portals show nothing. */
export const unchangedPortal: Omit<DocumentChange, 'document'> = {
  portal: 'same',
  revisions: [],
  steps: [],
};

/** A new document, all of whose fields are a draft. Its id is its first field. */
export function makeDocument(
  ref: DocumentRef,
  body: JsonObject,
  { by, at }: { readonly by: string; readonly at: Instant },
): DocumentChange {
  const { _id: _, ...others } = body;
  const fields = [...documentFields({ _id: ref.id, ...others })];
  const draft = new Map(fields.map(([path, value]) => [path, { path, was: undefined, value, by, at }]));
  const known = unknownDocument(ref);
  const status = changedStatus(known.status, true);
  const step = { act: 'document.make', from: null, to: 'draft', words: null, by, at };
  const document = { ...known, status, draft, version: 1, since: at, by };
  return { ...unchangedPortal, document, steps: [step] };
}
