import type { ReactNode } from 'react';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import { receivedInWords } from '#ui-web/screens/survey/moments.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { Remove, Support } from './comment-acts.tsx';
import styles from './comments.module.css';
import type { CommentsPresenter } from './presenter.ts';
import { ReportComment } from './report-form.tsx';
import type { OpenComments } from './state.ts';
import { byline, commentElement, commenterName, noticeWords } from './words.ts';

export interface ItemProps {
  readonly state: OpenComments;
  readonly presenter: CommentsPresenter;
}

interface CommentItemProps extends ItemProps {
  readonly comment: ReadComment;
  readonly children?: ReactNode;
}

/** Who wrote it, when, and what the reader can do about it. */
export function CommentItem({ comment, state, presenter, children }: CommentItemProps) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { id, createdAt, text } = comment;
  const { told, about } = state;
  const isTold = told !== null && about === id && (told.kind === 'reported' || told.kind === 'failed');
  return (
    <article className={styles.comment} id={commentElement(id)} tabIndex={-1} aria-labelledby={byline(id)}>
      <p className={styles.by} id={byline(id)}>
        <bdi>{commenterName(comment, speech)}</bdi>
        <time className="note" dateTime={new Date(createdAt).toISOString()}>
          {receivedInWords(createdAt, site.timeZone, speech)}
        </time>
      </p>
      <Standing comment={comment} />
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <div className={styles.acts}>
        {comment.state === 'published' && <Support comment={comment} presenter={presenter} />}
        {children}
        {comment.isOwn && <Remove comment={comment} presenter={presenter} />}
        {comment.state === 'published' && !comment.isOwn && !state.reported.has(id) && (
          <ReportComment comment={comment} presenter={presenter} />
        )}
      </div>
      <p role="status" className={styles.told}>
        {isTold && noticeWords(told, speech)}
      </p>
    </article>
  );
}

/** Why there is no text, or who else can see it. */
function Standing({ comment: { state, reason } }: { readonly comment: ReadComment }) {
  const { t } = useSpeech();
  if (state === 'published') return null;
  const why = state === 'hidden' ? `hidden.${reason ?? 'offTopic'}` : `state.${state}`;
  return <p className={styles.standing}>{t(`comments:${why}`)}</p>;
}
