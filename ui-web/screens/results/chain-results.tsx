import { maySeeResults } from '#domain/voting/results-visibility.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { Words } from '#ui-web/components/wording/wording.tsx';
import type { Visit } from '#ui-web/screens/survey/visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { headingOf } from './result-row.tsx';
import { SurveyResults } from './survey-results.tsx';

/** The results of every survey of the chain that may be seen, one under the other. */
export function ChainResults({ visit }: { readonly visit: Visit }) {
  const { said } = useSpeech();
  const stateOf = (survey: Visit['main']) => surveyState(survey, visit.now, visit.zone);
  // Whoever is here has voted, or needs not to have; the council decides in the end.
  const seen = visit.chain.filter((survey) => maySeeResults(survey, stateOf(survey), true));
  const several = seen.length > 1;
  return seen.map((survey) => (
    <section key={survey.id} className="full-width" aria-labelledby={several ? headingOf(survey) : undefined}>
      {several && (
        <h2 id={headingOf(survey)}>
          <Words of={said(survey.title)} />
        </h2>
      )}
      <SurveyResults
        survey={survey}
        standing={stateOf(survey).kind === 'closed' ? 'final' : 'soFar'}
        level={several ? 3 : 2}
        zone={visit.zone}
        voteCount={survey.id === visit.main.id ? visit.voteCount : null}
      />
    </section>
  ));
}
