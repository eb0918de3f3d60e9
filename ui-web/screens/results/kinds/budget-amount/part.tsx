import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { budgetView } from './view.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { ResultHead } from '../../parts/result-head.tsx';
import { ResultRow } from '../../parts/result-row.tsx';
import { ruleFacts } from './rule-view.ts';
import { VotesAndFigures } from '../../parts/votes-and-figures.tsx';

/** A budget vote: the allocation, the votes, the figures, and how it was decided. */
export function BudgetResults({ question, ...props }: DrawnProps & { readonly question: BudgetQuestion }) {
  const speech = useSpeech();
  const { t } = speech;
  const { survey, tally, standing, level } = props;
  const view = budgetView(survey, question, tally, standing, speech, props.recounted ?? null);
  const { allocation } = view;
  const words = { funded: t('results:outcome.funded'), unfunded: t('results:outcome.unfunded') };
  return (
    <>
      <ResultHead view={view} tally={tally} />
      {view.undecided !== null && (
        <Notice tone="warning">
          <p>{view.undecided}</p>
        </Notice>
      )}
      <VotesAndFigures
        {...props}
        view={view}
        columns={{
          title: t('results:columns.proposal'),
          amount: t('results:columns.amount'),
          outcome: t('results:columns.outcome'),
        }}
        {...(allocation ? { words, lead: <p>{t('results:table.leadBudget')}</p> } : {})}
      />
      {allocation && (
        <ResultRow survey={survey} part="rule" level={level} title={t('results:rule.title')}>
          <Facts look="long" items={ruleFacts(allocation, speech)} />
          {props.comparison !== undefined && (
            <p className="actions">
              <Link href={props.comparison}>{t('comparison:link')}</Link>
            </p>
          )}
        </ResultRow>
      )}
    </>
  );
}
