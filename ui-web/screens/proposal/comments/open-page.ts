import { BehaviorSubject } from 'rxjs';
import type { CommentsState, OpenComments, CommentNotice } from './state.ts';

/** The state of the page, and how its parts change it once it is open. */
export interface OpenPage {
  readonly subject: BehaviorSubject<CommentsState>;
  /** Null while the page cannot be changed. */
  open(): OpenComments | null;
  patch(change: Partial<Omit<OpenComments, 'kind'>>): void;
  tell(told: CommentNotice, about?: string | null): void;
}

export function openPage(): OpenPage {
  const subject = new BehaviorSubject<CommentsState>({ kind: 'waiting' });
  const open = () => (subject.value.kind === 'open' ? subject.value : null);
  const patch: OpenPage['patch'] = (change) => {
    const now = open();
    if (now) subject.next({ ...now, ...change });
  };
  return { subject, open, patch, tell: (told, about = null) => patch({ told, about }) };
}
