import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../votes/votes.module.css';
import { useOfficeMoment } from './use-moment.ts';

/** A step as the council sends it. */
interface SentStep {
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly act: string;
  readonly from?: string;
  readonly to?: string;
  readonly words?: string;
}

interface HistoryStepsProps {
  readonly steps: readonly SentStep[];
  /** How its moment is said, where no hour is kept. */
  readonly whenSaid?: (at: string) => string;
}

/** Who did what, to be opened; nothing if nobody did anything. */
export function HistorySteps({ steps, whenSaid }: HistoryStepsProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (steps.length === 0) return null;
  return (
    <details className={votes.details}>
      <summary>{t('office-documents:history.title')}</summary>
      <ol role="list" className={votes.faults}>
        {steps.map(({ number, at, by, act, from = null, to = null, words = null }) => (
          <li key={number}>
            {stepSentence((key, values) => t(`office-steps:${key}`, values), { by, act, from, to, words })}{' '}
            {words !== null && `«${words}» `}
            <small>{(whenSaid ?? moment)(at)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
