import type { ReadThread } from '#adapters/wire/comments/read-comments.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, type ItemProps } from './comment-item.tsx';
import styles from './comments.module.css';
import { useFocusBack } from './focus-back.ts';
import { byline, commenterName } from './words.ts';

/** A comment, its answers, and the answer that is being written. */
export function ThreadItem({ thread, state, presenter }: ItemProps & { readonly thread: ReadThread }) {
  const speech = useSpeech();
  const isAnswering = state.writing.replyTo === thread.id;
  const answer = useFocusBack(isAnswering);
  return (
    <>
      <CommentItem comment={thread} state={state} presenter={presenter}>
        {state.page.mayWrite && thread.state === 'published' && !isAnswering && (
          <Button
            ref={answer}
            look="text"
            aria-describedby={byline(thread.id)}
            onClick={() => presenter.answer(thread.id)}
          >
            {speech.t('comments:answer')}
          </Button>
        )}
      </CommentItem>
      {(thread.replies.length > 0 || isAnswering) && (
        <div className={styles.replies}>
          {thread.replies.length > 0 && (
            <PlainList className={styles.threads}>
              {thread.replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} state={state} presenter={presenter} />
                </li>
              ))}
            </PlainList>
          )}
          {isAnswering && (
            <CommentForm state={state} presenter={presenter} answered={commenterName(thread, speech)} />
          )}
        </div>
      )}
    </>
  );
}
