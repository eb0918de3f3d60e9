import { formatCount } from '#application/text/numbers.ts';
import { LikeButton } from '#ui-web/components/like-button/like-button.tsx';
import { NowBox } from '#ui-web/components/now-box/now-box.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './like-box.module.css';
import type { ShownLikes } from './presenter.ts';
import { useLikes } from './use-likes.ts';

/**
 * How many like a proposal, and whether this device does, on the proposal's page. Its room is kept until the council
 * has answered; then it is removed if the town hides likes.
 */
export function LikeBox({ proposal }: { readonly proposal: string }) {
  const { likes, isComing, set } = useLikes([proposal]);
  const shown = likes.get(proposal);
  if (shown !== undefined) return <Box likes={shown} onChange={(liked) => void set(proposal, liked)} />;
  return isComing ? (
    <div className={styles.room} aria-hidden="true">
      <Box likes={none} onChange={() => {}} />
    </div>
  ) : null;
}

const none: ShownLikes = { count: 0, liked: false, refused: null };

interface BoxProps {
  readonly likes: ShownLikes;
  readonly onChange: (liked: boolean) => void;
}

function Box({ likes: { count, liked, refused }, onChange }: BoxProps) {
  const { t } = useSpeech();
  return (
    <NowBox id="support" title={t('proposals:like.title')}>
      <p className={styles.count}>
        <b>{formatCount(count)}</b>
        <span>
          <strong>{t('proposals:like.word', { count })}</strong> {liked && t('proposals:like.own')}
        </span>
      </p>
      <div className={count > 0 ? styles.warm : undefined}>
        <LikeButton liked={liked} onChange={onChange} describedBy="support-note">
          {t('proposals:like.give')}
        </LikeButton>
      </div>
      {refused !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(`proposals:like.${refused}`)}</p>
        </Notice>
      )}
      <p className="note" id="support-note">
        {t('proposals:like.note')}
      </p>
    </NowBox>
  );
}
