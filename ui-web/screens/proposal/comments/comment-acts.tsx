import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './comments.module.css';
import { useFocusBack } from './focus-back.ts';
import type { CommentsPresenter } from './presenter.ts';
import { byline, commentElement } from './words.ts';

interface ActProps {
  readonly comment: ReadComment;
  readonly presenter: CommentsPresenter;
}

/** A heart to press; the reader's own comments only say how many pressed it. */
export function Support({ comment: { id, supports, supported, isOwn }, presenter }: ActProps) {
  const { t } = useSpeech();
  const n = formatCount(supports);
  if (isOwn)
    return (
      supports > 0 && <span className={styles.count}>{t('comments:supports', { count: supports, n })}</span>
    );
  return (
    <Button
      look="text"
      icon="heart"
      className={styles.support}
      aria-pressed={supported}
      aria-describedby={byline(id)}
      onClick={() => void presenter.support(id, !supported)}
    >
      {supports > 0 ? `${t('comments:support')} (${n})` : t('comments:support')}
    </Button>
  );
}

/** Asks for a confirmation, in the same place. */
export function Remove({ comment: { id }, presenter }: ActProps) {
  const { t } = useSpeech();
  const [isAsking, setIsAsking] = useState(false);
  const begin = useFocusBack(isAsking);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button ref={begin} look="text" aria-describedby={byline(id)} onClick={() => setIsAsking(true)}>
        {t('comments:remove.begin')}
      </Button>
    );
  return (
    <div className={styles.sure} role="group" aria-labelledby={`${commentElement(id)}-sure`}>
      <p id={`${commentElement(id)}-sure`}>{t('comments:remove.sure')}</p>
      <Button ref={no} look="outline" onClick={() => setIsAsking(false)}>
        {t('comments:remove.no')}
      </Button>
      <Button look="text" onClick={() => void presenter.remove(id)}>
        {t('comments:remove.yes')}
      </Button>
    </div>
  );
}
