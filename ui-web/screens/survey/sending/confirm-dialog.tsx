import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SurveyPresenter } from '../presenter.ts';
import type { OpenState } from '../state.ts';
import { reviewId } from '../questions/question-ids.ts';
import { seek } from '../road/step-address.ts';
import type { OpenDialog } from './open-dialog.tsx';

type Part = ComponentType<ComponentProps<typeof OpenDialog>>;

/** It is fetched once the voter has begun to read, so that it is there without a line too. */
const LateDialog = latePart(
  async () => (await import('./open-dialog.tsx')).OpenDialog,
  undefined,
  'survey-parts',
);

interface DialogProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}

/** Tells that the dialog could not be loaded. Once a vote was tried, it was there and has broken: the page must not say that nothing was sent. */
function NotLoaded({ note, isTried }: { readonly note: () => void; readonly isTried: boolean }) {
  if (isTried) throw new Error('the dialog of a vote broke');
  useEffect(note, [note]);
  return null;
}

/** The dialog in all its states, and where the focus goes after it. One that does not come loses nothing of the page. */
export function DialogOf({ open, presenter, part: OpenDialog }: DialogProps & { readonly part: Part }) {
  const { t } = useSpeech();
  const goTo = useRef<(() => void) | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { dialog, attempt } = open;
  // The frame returns the focus when it closes; a voter who wants to change an answer goes to its question instead.
  useEffect(() => {
    if (dialog.kind !== 'closed' || goTo.current === null) return;
    goTo.current();
    goTo.current = null;
  }, [dialog.kind]);
  const [noteMissing] = useState(() => () => {
    presenter.review();
    setMissing(true);
  });
  if (dialog.kind !== 'closed' && isMissing) setMissing(false);
  if (dialog.kind === 'closed')
    return (
      isMissing && (
        <Notice tone="warning" live="assertive">
          <p>{t('survey:notOpened')}</p>
        </Notice>
      )
    );
  const stayed = () => {
    goTo.current = () => document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const change = (id: string) => {
    goTo.current = () => seek(id, reviewId);
    presenter.review();
  };
  return (
    <ScreenBoundary
      broken={<NotLoaded note={noteMissing} isTried={attempt !== null || dialog.kind !== 'review'} />}
    >
      <OpenDialog open={open} presenter={presenter} change={change} stayed={stayed} />
    </ScreenBoundary>
  );
}

/** The dialog of a survey: every answer once more, sending, what failed, and the receipt. */
export function ConfirmDialog(props: DialogProps) {
  return <DialogOf {...props} part={LateDialog} />;
}
