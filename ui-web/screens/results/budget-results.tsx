import type { BudgetQuestion } from '#application/voting/survey-election.ts';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ResultBars } from '#ui-web/components/result-bars/result-bars.tsx';
import { ResultTable } from '#ui-web/components/result-table/result-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { budgetView } from './budget-view.ts';
import { FileLinks } from './file-links.tsx';
import { ResultHead } from './result-head.tsx';
import { resultFile } from './result-file.ts';
import { ruleFacts } from './rule-view.ts';
import type { DrawnProps } from './drawn-props.ts';
import { ResultRow } from './result-row.tsx';

/** A budget vote: who gets what, the votes, the figures, and how it was decided. */
export function BudgetResults({
  survey,
  question,
  tally,
  standing,
  level,
}: DrawnProps & { readonly question: BudgetQuestion }) {
  const speech = useSpeech();
  const { t } = speech;
  const view = budgetView(survey, question, tally, standing, speech);
  const { allocation, cut } = view;
  const words = { funded: t('results:outcome.funded'), unfunded: t('results:outcome.unfunded') };
  return (
    <>
      <ResultHead view={view} tally={tally} />
      {view.undecided !== null && (
        <Notice tone="warning">
          <p>{view.undecided}</p>
        </Notice>
      )}
      <ResultRow
        survey={survey}
        part="votes"
        level={level}
        title={t('results:bars.title')}
        lead={<p>{t('results:bars.lead')}</p>}
      >
        <ResultBars
          caption={t('results:bars.caption')}
          bars={view.bars}
          {...(allocation ? { words } : {})}
          {...(cut ? { cut } : {})}
        />
      </ResultRow>
      <ResultRow
        survey={survey}
        part="figures"
        level={level}
        title={t('results:table.title')}
        lead={
          <>
            {allocation && <p>{t('results:table.leadBudget')}</p>}
            <FileLinks file={resultFile(survey, tally, view, speech)} />
          </>
        }
      >
        <ResultTable
          caption={view.caption}
          columns={{
            position: t('results:columns.position'),
            title: t('results:columns.proposal'),
            votes: t('results:columns.votes'),
            share: t('results:columns.share'),
            amount: t('results:columns.amount'),
            outcome: t('results:columns.outcome'),
          }}
          votesUnit={t('results:votesUnit')}
          rows={view.rows}
        />
      </ResultRow>
      {allocation && (
        <ResultRow survey={survey} part="rule" level={level} title={t('results:rule.title')}>
          <Facts look="long" items={ruleFacts(allocation, speech)} />
        </ResultRow>
      )}
    </>
  );
}
