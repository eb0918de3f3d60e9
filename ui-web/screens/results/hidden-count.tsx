import { useEffect, useMemo } from 'react';
import { plainDecimal, withPercent } from '#application/text/numbers.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Shares } from '#domain/scoring/shares.ts';
import { type CountedQuestion, kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ResultFigures, type ResultFiguresProps } from '#ui-web/components/result-figures/result-figures.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import type { ResultStage } from './kinds/drawn-props.ts';
import { starWords } from './kinds/rating/view.ts';
import { RefusedCounts } from './refused-counts.tsx';

interface HiddenCountProps {
  readonly survey: Survey;
  readonly question: CountedQuestion;
  readonly standing: ResultStage;
  readonly level: Level;
  readonly zone: TimeZone;
}

/** The shares of each answer as a table, without any number that they were divided by. */
function sharesTable(
  question: CountedQuestion,
  { values, average }: Shares,
  speech: Speech,
): ResultFiguresProps {
  const { t, said, language } = speech;
  const choices = kindOf(question).choices(question) ?? [];
  const isRated = kindOf(question).figures.sum === 'stars';
  const titleOf = (id: string) => {
    const choice = choices.find((one) => one.id === id);
    return choice === undefined ? starWords(Number(id), speech) : said(choice.name);
  };
  const stars = (tenths: number) => plainDecimal(tenths, 1);
  return {
    caption:
      average === null
        ? t('results:hiddenCount.caption')
        : t('results:hiddenCount.captionAverage', { average: stars(average) }),
    heads: [
      t(choices.length === 0 ? 'results:columns.stars' : 'results:columns.answer'),
      t(isRated ? 'results:columns.average' : 'results:columns.share'),
    ],
    rows: [...values].map(([id, value]) => ({
      id,
      title: titleOf(id),
      cells: [isRated ? stars(value) : withPercent(String(value), language)],
    })),
  };
}

/** The result of a survey of which the council hides how many took part: rounded shares, and why nobody can recount. */
export function HiddenCountResults({ survey, question, standing, level, zone }: HiddenCountProps) {
  const { council } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const presenter = useMemo(
    () => askingPresenter(() => council.surveys.shares(council.realm, survey.id), council.clock),
    [council, survey],
  );
  const state = useViewModel(presenter);
  const hasShares = question.kind !== 'free' && question.kind !== 'likes';
  useEffect(() => {
    if (hasShares) void presenter.ask();
  }, [presenter, hasShares]);

  if (!hasShares)
    return (
      <Notice tone="info">
        <p>{t('results:hiddenCount.nothing')}</p>
      </Notice>
    );
  if (state.kind === 'waiting') return <LoadingList title={t('results:loading')} level={level} />;
  if (state.kind === 'refused')
    return <RefusedCounts refused={state} zone={zone} level={level} retry={() => void presenter.ask()} />;
  return (
    <>
      <Notice tone="info">
        {standing === 'soFar' && <p>{t('results:soFar')}</p>}
        <p>{t('results:hiddenCount.notice')}</p>
        {standing === 'final' && <p>{t('results:hiddenCount.noRecount')}</p>}
      </Notice>
      <ResultFigures {...sharesTable(question, state.value, speech)} />
    </>
  );
}
