import { type ReactNode, useState } from 'react';
import type { DocumentAct } from '#domain/documents/state.ts';
import { ConfirmAct } from './confirm-act.tsx';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';
import type { When } from './when.ts';

/** The acts on a document: none happens before the person has read what follows. */
export interface Acts {
  readonly next: DocumentAct | null;
  readonly others: readonly DocumentAct[];
  /** Null: now. */
  readonly when: When | null;
  readonly choose: (when: When | null) => void;
  readonly ask: (act: DocumentAct) => void;
  /** The act that was done last. */
  readonly done: DocumentAct | null;
  readonly dialog: ReactNode;
}

/** The act that the screen offers first. */
const firstActs: readonly DocumentAct[] = ['publish', 'republish', 'review', 'unschedule'];
/** The others, in their order. */
const order: readonly DocumentAct[] = [
  'publish',
  'republish',
  'review',
  'return',
  'unschedule',
  'discard',
  'withdraw',
  'archive',
];

/** What can be done with a document, and the dialog that asks before. */
export function useActs(document: OpenDocument, presenter: EditorPresenter): Acts {
  const [asked, ask] = useState<DocumentAct | null>(null);
  const [done, setDone] = useState<DocumentAct | null>(null);
  const [when, choose] = useState<When | null>(null);
  const { acts } = document.head;
  const first = firstActs.find((act) => acts.includes(act)) ?? null;
  const isLater = when !== null && acts.includes('schedule');
  const next = isLater ? 'schedule' : first;
  const doIt = async (act: DocumentAct, note: string) => {
    ask(null);
    const moments = act === 'schedule' && when !== null ? momentsOf(when) : {};
    const isDone = await presenter.act(act, { ...moments, note: note.trim() === '' ? null : note });
    setDone(isDone ? act : null);
    if (isDone && act === 'schedule') choose(null);
  };
  return {
    next,
    others: order.filter((act) => acts.includes(act) && act !== first),
    when,
    choose,
    ask: (act) => {
      setDone(null);
      ask(act);
    },
    done,
    dialog: (
      <ConfirmAct
        key={asked ?? ''}
        act={asked}
        when={when}
        document={document}
        close={() => ask(null)}
        doIt={(act, note) => void doIt(act, note)}
      />
    ),
  };
}

const momentsOf = ({ at, until }: When) => ({
  at: at === '' ? null : at,
  until: until === '' ? null : until,
});
