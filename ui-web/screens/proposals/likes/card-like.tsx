import { formatCount } from '#application/text/numbers.ts';
import { LikeCount } from '#ui-web/components/like-count/like-count.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShownLikes } from './presenter.ts';

interface CardLikeProps {
  readonly likes: ShownLikes;
  readonly title: string;
  readonly onChange: (liked: boolean) => void;
}

/** The likes of a card, and whether this device likes it. */
export function CardLike({ likes: { count, liked }, title, onChange }: CardLikeProps) {
  const { t } = useSpeech();
  const n = formatCount(count);
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
