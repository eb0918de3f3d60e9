import type { Revisions, RevisionHead } from './use-revisions.ts';

/** Something of the history of a document: a revision, or an act that made none. */
export type HistoryEntry =
  | { readonly kind: 'revision'; readonly at: string; readonly revision: RevisionHead }
  | { readonly kind: 'step'; readonly at: string; readonly step: Revisions['steps'][number] };

/** What happened to a document, the latest first. The act of which a revision was made is said with the revision. */
export function timelineOf({ items, steps }: Revisions): readonly HistoryEntry[] {
  const isSaid = (act: string, at: string) =>
    items.some((one) => `document.${one.act}` === act && one.at === at);
  return [
    ...items.map((revision) => ({ kind: 'revision', at: revision.at, revision }) as const),
    ...steps
      .filter(({ act, at }) => !isSaid(act, at))
      .map((step) => ({ kind: 'step', at: step.at, step }) as const),
  ].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
}
