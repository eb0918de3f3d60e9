import { useEffect, useMemo, useRef } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { commentOrders, type CommentOrder } from '#domain/comments/threads.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { verifyAddress } from '#ui-web/screens/person/way-back.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { type CommentsPresenter, commentsPresenter } from './presenter.ts';
import type { OpenComments, CommentNotice } from './state.ts';
import { ThreadItem } from './thread-item.tsx';
import { commentElement, noticeWords } from './words.ts';

/** What residents say about a proposal, if the council accepts comments. */
export function Comments({ proposal }: { readonly proposal: string }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => commentsPresenter(council, proposal), [council, proposal]);
  useEffect(() => void presenter.load(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind === 'none') return null;
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('comments:title')}
      </h2>
      {state.kind === 'waiting' && <p role="status">{t('comments:loading')}</p>}
      {state.kind === 'refused' && (
        <Failure
          title={t('comments:failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void presenter.load()}
          level={3}
        />
      )}
      {state.kind === 'open' && <OpenSection proposal={proposal} state={state} presenter={presenter} />}
    </section>
  );
}

interface OpenProps {
  readonly state: OpenComments;
  readonly presenter: CommentsPresenter;
}

/** Where the focus goes if its element may be gone: to the new comment, or back to the start of the form. */
function placeAfter(told: CommentNotice | null, about: string | null): string | null {
  if (told === null) return null;
  const isNew = told.kind === 'sent' || told.kind === 'waits' || told.kind === 'more';
  if (isNew && about !== null) return commentElement(about);
  return told.kind === 'removed' ? 'comments' : null;
}

function useFocusAfter({ told, about }: OpenComments): void {
  const before = useRef(told);
  useEffect(() => {
    const place = before.current === told ? null : placeAfter(told, about);
    before.current = told;
    if (place !== null) document.getElementById(place)?.focus();
  }, [told, about]);
}

function OpenSection({ proposal, state, presenter }: OpenProps & { readonly proposal: string }) {
  const speech = useSpeech();
  const { t } = speech;
  const { page, order, told, about, writing } = state;
  const { threads, total, published } = page;
  useFocusAfter(state);
  const isSaidThere = told !== null && (told.kind === 'reported' || told.kind === 'failed') && about !== null;
  return (
    <>
      <p className="note">
        {published === 0 && total === 0
          ? t('comments:none')
          : t('comments:count', { count: published, n: formatCount(published) })}
      </p>
      {page.mayWrite ? (
        writing.replyTo === null && <CommentForm state={state} presenter={presenter} answered={null} />
      ) : (
        <div className={styles.invitation}>
          <p>{t('comments:who')}</p>
          <LinkButton href={verifyAddress(proposal)} look="outline">
            {t('comments:verify')}
          </LinkButton>
        </div>
      )}
      <p role="status" className={styles.told}>
        {told !== null && !isSaidThere && noticeWords(told, speech)}
      </p>
      {threads.length > 1 && <Order order={order} presenter={presenter} />}
      {threads.length > 0 && (
        <PlainList className={styles.threads}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadItem thread={thread} state={state} presenter={presenter} />
            </li>
          ))}
        </PlainList>
      )}
      {threads.length < total && <More state={state} presenter={presenter} />}
    </>
  );
}

function Order({
  order,
  presenter,
}: {
  readonly order: CommentOrder;
  readonly presenter: CommentsPresenter;
}) {
  const { t } = useSpeech();
  return (
    <SelectField
      label={t('comments:order')}
      width="20em"
      value={order}
      options={commentOrders.map((value) => ({ value, text: t(`comments:orders.${value}`) }))}
      onChange={(chosen) => {
        const next = commentOrders.find((one) => one === chosen);
        if (next) void presenter.order(next);
      }}
    />
  );
}

function More({ state: { page, isLoadingMore }, presenter }: OpenProps) {
  const { t } = useSpeech();
  const left = page.total - page.threads.length;
  return (
    <p className="actions">
      <Button look="outline" busy={isLoadingMore} onClick={() => void presenter.more()}>
        {isLoadingMore ? t('comments:loading') : t('comments:more', { count: left, n: formatCount(left) })}
      </Button>
    </p>
  );
}
