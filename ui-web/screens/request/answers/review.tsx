import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { answerLines } from './answers-view.ts';
import type { PictureOf } from './files.tsx';
import { useFormTools } from '../form-context.ts';
import styles from '../screen.module.css';
import { SendingNotice } from '../sending/send-part.tsx';
import { ShownToAll } from '../sending/shown-to-all.tsx';
import type { FollowState, OpenForm } from '../state.ts';
import { statusWords } from '../status-words.ts';

/** The small pictures that the form has of its photos. */
const pictureIn =
  ({ uploads }: OpenForm): PictureOf =>
  ({ id }) => {
    const small = uploads.find(({ attached }) => attached.id === id)?.thumbnail ?? null;
    return small === null ? null : { small, whole: null };
  };

/** All answers once more before they are sent, and the reports nearby. */
export function Review({ open }: { readonly open: OpenForm }) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const isSending = open.sending.kind === 'sending';
  const { submitText } = open.mailbox;
  return (
    <LedgerRow id="repaso" title={t('request:review.title')} lead={<p>{t('request:review.lead')}</p>}>
      <AnswerRows
        rows={answerLines(open, speech)}
        pictureOf={pictureIn(open)}
        change={{ text: t('request:review.changeOne'), to: ({ name, page }) => presenter.change(name, page) }}
      />
      <Nearby open={open} />
      <SendingNotice open={open} />
      <div className={styles.sendWide}>
        <ShownToAll open={open} />
        <Button size="large" wide busy={isSending} onClick={() => void presenter.send()}>
          {isSending ? t('request:sending') : (submitText && said(submitText).text) || t('request:send')}
        </Button>
        <Button look="text" size="short" onClick={presenter.backToForm}>
          {t('request:review.change')}
        </Button>
      </div>
    </LedgerRow>
  );
}

/** The same may have been reported already: following it helps more than a second report. */
function Nearby({ open }: { readonly open: OpenForm }) {
  const { presenter, speech } = useFormTools();
  const { t } = speech;
  if (open.nearby.length === 0) return null;
  return (
    <Notice tone="info" live="polite">
      <p>
        <strong>{t('request:nearby.title', { count: open.nearby.length })}</strong>
      </p>
      <p>{t('request:nearby.text')}</p>
      <PlainList className={styles.rows}>
        {open.nearby.map(({ iid, title, status, metres }) => (
          <li key={iid}>
            <span>
              <b>{title}</b>{' '}
              <span className="note">
                {t('request:nearby.where', { metres: formatCount(Math.round(metres)) })} ·{' '}
                {statusWords(status, speech)}
              </span>
            </span>
            <Followed state={open.followed.get(iid)} />
            {!isTold(open.followed.get(iid)) && (
              <Button look="outline" size="short" onClick={() => void presenter.follow(iid)}>
                {t('request:nearby.follow')}
                <span className="visually-hidden">: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </PlainList>
    </Notice>
  );
}

/** A resident who gets notices need not press again. */
const isTold = (state: FollowState | undefined) => state === 'asked' || state === 'following';

const followedWords = {
  asked: 'request:nearby.asked',
  following: 'request:nearby.followed',
  untold: 'request:nearby.untold',
  failed: 'request:nearby.failed',
} as const;

/** The outcome of following: whether the council can write, or that the follow was not stored. */
function Followed({ state }: { readonly state: FollowState | undefined }) {
  const { t } = useFormTools().speech;
  return <span role="status">{state !== undefined && t(followedWords[state])}</span>;
}
