import { formatCount } from '#application/text/numbers.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import type { Survey } from '#domain/voting/survey.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { marked } from '#ui-web/screens/survey/marked.tsx';

interface UnshownResultsProps {
  readonly survey: Survey;
  readonly displayType: string;
  /** Null if the council hides it. */
  readonly voteCount: number | null;
}

/**
 * What is shown of a survey without counts: for `none` title and participants, for an unknown type that it is
 * unknown.
 */
export function UnshownResults({ survey, displayType, voteCount }: UnshownResultsProps) {
  const { t, said } = useSpeech();
  if (displayType !== 'none') {
    return (
      <Notice tone="info">
        <p>{t('results:unknownType', { type: displayType })}</p>
      </Notice>
    );
  }
  return (
    <p>
      <strong>
        <Words of={said(survey.title)} />
      </strong>
      {voteCount !== null && !survey.hideVoteCount && (
        <> · {marked(t('results:people', { count: voteCount, n: formatCount(voteCount) }))}</>
      )}
    </p>
  );
}
