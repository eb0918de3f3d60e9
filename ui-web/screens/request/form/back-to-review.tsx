import { Button } from '#ui-web/components/button/button.tsx';
import { useFormTools } from '../form-context.ts';
import type { OpenForm } from '../state.ts';

interface BackToReviewProps {
  readonly open: OpenForm;
  /** The field beside which it is. */
  readonly name: string;
}

/** From an answer that is changed back to the review, without the rest of the form. */
export function BackToReview({ open: { changing }, name }: BackToReviewProps) {
  const { presenter, speech } = useFormTools();
  if (changing !== name) return null;
  return (
    <p>
      <Button look="outline" size="short" onClick={presenter.review}>
        {speech.t('request:review.back')}
      </Button>
    </p>
  );
}
