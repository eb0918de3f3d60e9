import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import { formatClock, formatDay } from '#application/text/dates.ts';
import { hideReasons } from '#domain/comments/comment.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import frame from '../shell/frame.module.css';
import { useScreenKeys } from '../shell/keys.tsx';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { useSaysWaiting } from '../shell/waiting.ts';
import {
  type ModerationPresenter,
  moderationPresenter,
  type ModerationState,
  shownLists,
} from './comments-presenter.ts';
import { HideDialog } from './hide-dialog.tsx';
import chips from '../parts/chip.module.css';
import styles from './moderation.module.css';

type Open = Extract<ModerationState, { kind: 'open' }>;

/** The comments of the town that somebody has to look at, and those that are published or withdrawn. */
export function CommentsScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => moderationPresenter(council));
  const state = useViewModel(presenter);
  const asked = new URLSearchParams(useSearch()).get('lista');
  const list = shownLists.find((one) => one === asked) ?? null;
  const comment = params['key'] ?? null;
  const title = t('office:places.comments');
  useOfficeTitle(title);
  useEffect(() => void presenter.open(list, comment), [presenter, list, comment]);
  useCommentKeys(state, presenter);
  useSaysWaiting(
    'comments',
    state.kind === 'open' && state.list === 'reported' ? { count: state.total, isOverdue: false } : null,
  );
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-moderation:failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.open(list, comment) }}
        />
      )}
      {state.kind === 'open' && <OpenComments state={state} presenter={presenter} />}
    </div>
  );
}

function useCommentKeys(state: ModerationState, presenter: ModerationPresenter): void {
  const { t } = useSpeech();
  const current =
    state.kind === 'open' ? (state.items.find(({ _id }) => _id === state.current) ?? null) : null;
  const mayHide = current !== null && current.state !== 'hidden';
  useScreenKeys([
    { key: 'j', words: t('office:listKeys.next'), act: () => presenter.move(1) },
    { key: 'k', words: t('office:listKeys.previous'), act: () => presenter.move(-1) },
    {
      key: 'd',
      words: t('office-moderation:keys.keep'),
      act: () => current && !isSettled(current) && void presenter.publish(current._id),
    },
    {
      key: 'r',
      words: t('office-moderation:keys.hide'),
      act: () => mayHide && presenter.askWhy(current),
    },
  ]);
}

function OpenComments({
  state,
  presenter,
}: {
  readonly state: Open;
  readonly presenter: ModerationPresenter;
}) {
  const { t } = useSpeech();
  const { list, items, total, said, hiding, isBusy } = state;
  return (
    <>
      <nav aria-label={t('office-moderation:lists.label')}>
        <ul role="list" className={chips.chips}>
          {shownLists.map((one) => (
            <li key={one}>
              <OfficeLink
                className={chips.chip}
                href={`/gestion/comentarios?lista=${one}`}
                aria-current={one === list ? 'page' : undefined}
              >
                {t(`office-moderation:list.${one}`)}
                {one === list && <b> {total}</b>}
              </OfficeLink>
            </li>
          ))}
        </ul>
      </nav>
      <p
        role="status"
        className={classNames(styles.said, (said === 'failed' || said === 'unsent') && styles.bad)}
      >
        {said !== null && t(`office-moderation:said.${said}`)}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t(`office-moderation:none.${list}`)} />
      ) : (
        <ul role="list" className={styles.rows}>
          {items.map((one) => (
            <CommentRow
              key={one._id}
              comment={one}
              isCurrent={one._id === state.current}
              isBusy={isBusy}
              presenter={presenter}
            />
          ))}
        </ul>
      )}
      {total > items.length && (
        <p>
          <OfficeButton look="outline" busy={isBusy} onClick={() => void presenter.more()}>
            {t('office-moderation:showMore', { count: total - items.length })}
          </OfficeButton>
        </p>
      )}
      <HideDialog comment={hiding} isBusy={isBusy} presenter={presenter} />
    </>
  );
}

interface RowProps {
  readonly comment: StaffComment;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly presenter: ModerationPresenter;
}

const keepWords = { pending: 'publish', hidden: 'putBack', published: 'keep', deleted: 'keep' } as const;

/** Staff left it published, and nobody has reported it since. */
const isSettled = ({ state, reports, history }: StaffComment) =>
  state === 'published' && reports === 0 && history.length > 0;

function CommentRow({ comment, isCurrent, isBusy, presenter }: RowProps) {
  const { t } = useSpeech();
  const { _id: id, text, state, proposal } = comment;
  return (
    <li
      className={classNames(styles.row, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <CommentWhy comment={comment} />
      <div className={styles.what}>
        {/* In whatever language it was written. */}
        <p className={styles.words} id={`said-${id}`}>
          {text}
        </p>
        <small>
          <CommentFacts comment={comment} /> ·{' '}
          <OfficeLink href={`/propuestas/${encodeURIComponent(proposal)}`}>
            {t('office-moderation:see')}
          </OfficeLink>
        </small>
        <CommentHistory comment={comment} />
      </div>
      <div className={styles.actions}>
        {!isSettled(comment) && (
          <OfficeButton
            look="outline"
            busy={isBusy}
            hotkey={isCurrent ? 'D' : undefined}
            aria-describedby={`said-${id}`}
            onClick={() => void presenter.publish(id)}
          >
            {t(`office-moderation:${keepWords[state]}`)}
          </OfficeButton>
        )}
        {state !== 'hidden' && (
          <OfficeButton
            look="outline"
            hotkey={isCurrent ? 'R' : undefined}
            aria-describedby={`said-${id}`}
            onClick={() => presenter.askWhy(comment)}
          >
            {t('office-moderation:hide')}
          </OfficeButton>
        )}
      </div>
    </li>
  );
}

/** Why somebody has to look at it. */
function CommentWhy({
  comment: { reports, reportedFor, reportWords, personalData, reason },
}: {
  readonly comment: StaffComment;
}) {
  const { t } = useSpeech();
  const told = hideReasons.filter((one) => (reportedFor[one] ?? 0) > 0);
  return (
    <div className={styles.why}>
      {reason !== null && (
        <span>
          {t('office-moderation:withdrawnFor', { reason: t(`office-moderation:reason.${reason}`) })}
        </span>
      )}
      {reports > 0 && <b>{t('office-moderation:reported', { count: reports })}</b>}
      {told.map((one) => (
        <span key={one}>
          {t('office-moderation:why', {
            reason: t(`office-moderation:reason.${one}`),
            count: reportedFor[one],
          })}
        </span>
      ))}
      {reportWords.length > 0 && (
        <>
          <span>{t('office-moderation:reportWords')}</span>
          <ul role="list" className={styles.reports}>
            {reportWords.map((one) => (
              <li key={one} dir="auto">
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
      {personalData.map((one) => (
        <b key={one}>{t(`office-moderation:looks.${one}`)}</b>
      ))}
    </div>
  );
}

/** What staff did with it, as sentences, the latest first. */
function CommentHistory({ comment: { history } }: { readonly comment: StaffComment }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (history.length === 0) return null;
  return (
    <ol role="list" className={styles.history} aria-label={t('office-moderation:history.label')}>
      {history.toReversed().map(({ at, by, reason }) => (
        <li key={at}>
          {reason === null
            ? t('office-moderation:history.published', { who: by })
            : t('office-moderation:history.hidden', {
                who: by,
                reason: t(`office-moderation:reason.${reason}`),
              })}{' '}
          <time dateTime={at}>{moment(at)}</time>
        </li>
      ))}
    </ol>
  );
}

/** The name that its writer chose, and when it was written. Who they are is not known here. */
function CommentFacts({ comment: { name, createdAt } }: { readonly comment: StaffComment }) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const at = Date.parse(createdAt);
  const day = formatDay(dayAt(at, town.timeZone), language);
  return [name ?? t('office-moderation:nobody'), day, formatClock(at, town.timeZone, language)].join(' · ');
}
