import { useMemo } from 'react';
import type { SurveyId } from '#domain/shared/ids.ts';
import { resultsVisibility } from '#domain/voting/results-visibility.ts';
import { sectionsOf } from '#domain/voting/sections.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { Heading, type Level } from '#ui-web/components/heading/heading.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { filledText } from '#ui-web/screens/survey/filled-text.ts';
import { momentOnDay } from '#ui-web/screens/survey/moments.ts';
import { isKnown, type Visit } from '#ui-web/screens/survey/visit.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { RecordNote } from './record/record-note.tsx';
import { ChainRecount } from './recount/chain-recount.tsx';
import { type ResultsPresenter, resultsPresenter } from './presenter.ts';
import { headingIdOf } from './parts/result-row.tsx';
import styles from './screen.module.css';
import { SurveyResults } from './survey-results.tsx';

/** Whether the ballots of a question are published. With a hidden count they are not: there is nothing to recount. */
function hasList(survey: Visit['chain'][number], { now, zone }: Visit): boolean {
  const isFinal =
    surveyState(survey, now, zone).kind === 'closed' &&
    resultsVisibility(survey, now, zone, true).kind === 'shown';
  return isFinal && isKnown(survey) && !survey.hideVoteCount;
}

/**
 * The results of every survey of the chain, one below the other, in the sections of the chain. Several have a list of
 * contents before them, and one recount after them.
 */
export function ChainResults({ visit }: { readonly visit: Visit }) {
  const { council } = usePlace();
  const { chain, main, now, zone } = visit;
  const presenters = useMemo(
    () => new Map(chain.map((survey) => [survey.id, resultsPresenter(council, survey)])),
    [council, chain],
  );
  const recounted = chain.flatMap((survey) => {
    const presenter = presenters.get(survey.id);
    return presenter && hasList(survey, visit) ? [{ survey, presenter }] : [];
  });
  const isTogether = recounted.length > 1;
  return (
    <>
      {chain.length > 1 && <Contents chain={chain} />}
      <Sections visit={visit} presenters={presenters} hasOwnRecount={!isTogether} />
      {isTogether && <ChainRecount questions={recounted} />}
      {surveyState(main, now, zone).kind === 'closed' && <RecordNote survey={main.id} />}
    </>
  );
}

/** Links to the results of the questions. */
function Contents({ chain }: Pick<Visit, 'chain'>) {
  const { t, said } = useSpeech();
  return (
    <nav className={styles.contents} aria-label={t('results:contents')}>
      <PlainOrder>
        {chain.map((survey, index) => (
          <li key={survey.id}>
            <Link href={`#${headingIdOf(survey)}`}>
              {index + 1}. <Words of={said(survey.title)} />
            </Link>
          </li>
        ))}
      </PlainOrder>
    </nav>
  );
}

interface SectionsProps extends Pick<OneOfChainProps, 'visit' | 'hasOwnRecount'> {
  readonly presenters: ReadonlyMap<SurveyId, ResultsPresenter>;
}

function Sections({ visit, presenters, hasOwnRecount }: SectionsProps) {
  const speech = useSpeech();
  return sectionsOf(visit.chain).map(({ title, surveys }, index) => {
    const heading = filledText(title, speech);
    const level = heading === null ? 2 : 3;
    const results = surveys.map((survey) => {
      const presenter = presenters.get(survey.id);
      return (
        presenter && <OneOfChain key={survey.id} {...{ visit, survey, presenter, hasOwnRecount, level }} />
      );
    });
    if (heading === null) return results;
    const id = `results-section-${index + 1}`;
    return (
      <section key={id} className={`full-width ${styles.section}`} aria-labelledby={id}>
        <h2 id={id} className={styles.sectionTitle}>
          <Words of={heading} />
        </h2>
        {results}
      </section>
    );
  });
}

interface OneOfChainProps {
  readonly visit: Visit;
  readonly survey: Visit['main'];
  readonly presenter: ResultsPresenter;
  readonly hasOwnRecount: boolean;
  readonly level: 2 | 3;
}

/** The result of one survey, or when it will be published. */
function OneOfChain({ visit, survey, presenter, hasOwnRecount, level }: OneOfChainProps) {
  const { said } = useSpeech();
  const { now, zone } = visit;
  const several = visit.chain.length > 1;
  const below: Level = level === 2 ? 3 : 4;
  // A reader of this page has voted, or need not have; the council decides in the end.
  const standing = resultsVisibility(survey, now, zone, true);
  return (
    <section
      className={`full-width ${styles.survey}`}
      aria-labelledby={several ? headingIdOf(survey) : undefined}
    >
      {several && (
        <Heading level={level} id={headingIdOf(survey)}>
          <Words of={said(survey.title)} />
        </Heading>
      )}
      {standing.kind === 'shown' ? (
        <SurveyResults
          survey={survey}
          presenter={presenter}
          hasOwnRecount={hasOwnRecount}
          standing={surveyState(survey, now, zone).kind === 'closed' ? 'final' : 'soFar'}
          level={several ? below : level}
          zone={zone}
          comparison={`/procesos-participativos/${visit.process.slug}/resultados/comparacion/${survey.id}`}
          voteCount={survey.id === visit.main.id ? visit.voteCount : null}
        />
      ) : (
        <Unpublished standing={standing} zone={zone} />
      )}
    </section>
  );
}

/** Why there are no results yet, with their moment if one is set. */
function Unpublished({ standing, zone }: UnpublishedProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <div className={styles.unpublished}>
      <Notice tone="info">
        <p>
          {standing.kind === 'from'
            ? t('results:notYet.from', { date: momentOnDay(standing.instant, zone, speech) })
            : t(`results:notYet.${standing.kind}`)}
        </p>
      </Notice>
    </div>
  );
}

interface UnpublishedProps {
  readonly standing: Exclude<ReturnType<typeof resultsVisibility>, { readonly kind: 'shown' }>;
  readonly zone: Visit['zone'];
}
