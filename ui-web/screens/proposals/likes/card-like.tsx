import { formatCount } from '#application/text/numbers.ts';
import { LikeCount } from '#ui-web/components/like-count/like-count.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShownLikes } from './presenter.ts';

interface CardLikeProps {
  readonly likes: ShownLikes;
  readonly title: string;
  /** Null if the proposal can no longer be liked. */
  readonly onChange: ((liked: boolean) => void) | null;
}

/** The likes of a card, and whether this device likes it; one that is decided has its count alone, if it has one. */
export function CardLike({ likes: { count, liked }, title, onChange }: CardLikeProps) {
  const { t } = useSpeech();
  const n = formatCount(count);
  if (onChange === null)
    return count === 0 ? null : <span className="note">{t('proposals:like.count', { count, n })}</span>;
  return (
    <LikeCount
      count={n}
      isLiked={count > 0}
      pressed={liked}
      label={`${t('proposals:like.count', { count, n })}. ${t('proposals:like.giveNamed', { title })}`}
      onChange={onChange}
    />
  );
}
