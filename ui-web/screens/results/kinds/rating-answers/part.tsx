import { Heading, type Level } from '#ui-web/components/heading/heading.tsx';
import { ResultBars } from '#ui-web/components/result-bars/result-bars.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ResultProps } from '../result-kind.ts';
import { FiguresPart } from '../../parts/figures-part.tsx';
import { ratedView } from './view.ts';
import { ResultHead } from '../../parts/result-head.tsx';
import styles from '../../screen.module.css';
import { ResultRow } from '../../parts/result-row.tsx';

const below = (level: Level): Level => (level === 2 ? 3 : level === 3 ? 4 : 5);

/** A chart for each rated answer, the best first. */
export function RatedResults({ question, ...props }: ResultProps<'ratingAnswers'>) {
  const speech = useSpeech();
  const { t } = speech;
  const view = ratedView(question.answers, question.range, props.tally, speech);
  return (
    <>
      <ResultHead view={view} tally={props.tally} />
      <ResultRow survey={props.survey} part="votes" level={props.level} title={t('results:starsChart.title')}>
        <div className={styles.charts}>
          {view.charts.map(({ id, title, average, bars }) => (
            <div key={id}>
              <Heading level={below(props.level)}>
                <Words of={title} />
              </Heading>
              {bars === null ? (
                <p>{t('results:noData')}</p>
              ) : (
                <>
                  <p>{average}</p>
                  <ResultBars
                    caption={t('results:starsChart.captionOf', { title: textOf(title) })}
                    bars={bars}
                  />
                </>
              )}
            </div>
          ))}
        </div>
      </ResultRow>
      <FiguresPart {...props} figures={view.figures} />
    </>
  );
}
