import { useCallback, useState } from 'react';
import { readRunCall } from '#adapters/wire/vouchers/settlements/read-run.ts';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import frame from '../../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { ApprovalPart } from './approval-part.tsx';
import { TransferFiles } from './transfer-files.tsx';
import type { RunPartProps } from './run-part.ts';
import { SamplePart } from './sample-part.tsx';
import { settlementHref } from './settlement-href.ts';
import { SettledShops } from './shops-part.tsx';
import { useSettlementWords, whyUnsettled } from './use-settlement-words.ts';

/** One run of settlements: looked at, approved, exported, paid. */
export function RunPage({ id, run: number }: { readonly id: string; readonly run: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readRunCall, { realm: council.realm, id, run: number }),
    [council, id, number],
  );
  const [answer, again] = useAnswer(ask);
  const [changed, setChanged] = useState<RunAnswer | null>(null);
  const title = t('office-settlements:run', { number });
  useOfficeTitle(title);
  const read = answer !== null && !isLeft(answer) ? answer.right : null;
  const run = changed ?? read;
  return (
    <div className={frame.body}>
      <p className={votes.facts}>
        <OfficeLink href={settlementHref(id)}>{t('office-settlements:title')}</OfficeLink>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-settlements:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {run !== null && <OpenRun id={id} run={run} changed={setChanged} again={again} />}
    </div>
  );
}

interface OpenRunProps {
  readonly id: string;
  readonly run: RunAnswer;
  readonly changed: (run: RunAnswer | null) => void;
  readonly again: () => void;
}

function OpenRun({ id, run, changed, again }: OpenRunProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const words = useSettlementWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const act: RunPartProps['act'] = async (ask) => {
    if (isBusy) return false;
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setTrouble(isLeft(answer) ? whyUnsettled(answer.left) : null);
    changed(isLeft(answer) ? null : answer.right);
    if (isLeft(answer)) again();
    return !isLeft(answer);
  };
  const props = { id, run, isBusy, act };
  return (
    <div className={votes.stack}>
      <p>{t('office-settlements:closedBy', { who: run.by, at: moment(run.until) })}</p>
      {trouble !== null && (
        <p role="alert" className={votes.bad}>
          {words(trouble, 'failed')}
        </p>
      )}
      <SamplePart {...props} />
      <ApprovalPart {...props} />
      <TransferFiles {...props} />
      <SettledShops {...props} />
      <HistorySteps steps={run.steps} />
    </div>
  );
}
