import type { OfficeCouncil } from '#ui-web/composition/office.ts';

/** What a person writes beside a request: to its sender, or for the office alone. */
export const writings = ['answer', 'note'] as const;
export type WritingKind = (typeof writings)[number];

/** A text that is not sent yet, with the name of the intent under which it will be. */
export interface OfficeDraft {
  readonly text: string;
  readonly key: string;
  /** The state that the request gets with the answer; null leaves it. */
  readonly status: string | null;
}

const nameOf = (iid: string, writing: WritingKind) => `gestion ${iid} ${writing}`;

/** The draft of a request in this browser; a new one if there is none. */
export function loadDraft(
  { drafts, realm, newKey }: OfficeCouncil,
  iid: string,
  writing: WritingKind,
): OfficeDraft {
  const kept = drafts.load(realm, nameOf(iid, writing));
  return { text: kept?.text ?? '', key: kept?.key ?? newKey(), status: kept?.replyTo ?? null };
}

/** Keeps a draft at once, so that no line, tab or power that goes takes more than a keystroke. */
export function keepDraft(
  { drafts, realm }: OfficeCouncil,
  iid: string,
  writing: WritingKind,
  draft: OfficeDraft,
): void {
  const { text, key, status } = draft;
  if (text.trim() === '') drafts.discard(realm, nameOf(iid, writing));
  else drafts.keep(realm, nameOf(iid, writing), { key, name: '', text, replyTo: status });
}

export const dropDraft = ({ drafts, realm }: OfficeCouncil, iid: string, writing: WritingKind): void =>
  drafts.discard(realm, nameOf(iid, writing));
