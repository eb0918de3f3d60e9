import { LikeButton } from '#ui-web/components/like-button/like-button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PartProps } from '../question-kind.ts';
import type { LikesView } from './view.ts';

/** A button that stays pressed. */
export function LikesQuestion({ view, answering }: PartProps<LikesView>) {
  const { t } = useSpeech();
  return (
    <p>
      <LikeButton
        liked={view.liked}
        describedBy={`${view.id}-title`}
        onChange={(liked) => answering.like(view.survey, liked)}
      >
        {t('survey:likes.like')}
      </LikeButton>
    </p>
  );
}
