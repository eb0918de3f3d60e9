import { useCallback, useState } from 'react';
import { closeRunCall, listRunsCall } from '#adapters/wire/vouchers/settlements/list-runs.ts';
import type { RunsAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import frame from '../../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import listStyles from '../../votes/list/list.module.css';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import { campaignHref } from '../campaign-href.ts';
import { PayerForm } from './payer-form.tsx';
import { settlementHref } from './settlement-href.ts';
import { useSettlementWords, whyUnsettled } from './use-settlement-words.ts';

/** The settlements of a campaign by run, who pays, and the button that settles what is open. */
export function SettlementsPage({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(listRunsCall, { realm: council.realm, id }), [council, id]);
  const [answer, again] = useAnswer(ask);
  const title = t('office-settlements:title');
  useOfficeTitle(title);
  return (
    <div className={frame.body}>
      <p className={votes.facts}>
        <OfficeLink href={campaignHref(id)}>{t('office-settlements:campaign')}</OfficeLink>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-settlements:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {answer !== null && !isLeft(answer) && <Runs id={id} found={answer.right} again={again} />}
    </div>
  );
}

interface RunsProps {
  readonly id: string;
  readonly found: RunsAnswer;
  readonly again: () => void;
}

function Runs({ id, found, again }: RunsProps) {
  const { t } = useSpeech();
  const { runs, carried, maySettle, payer } = found;
  return (
    <div className={votes.stack}>
      <p className={votes.hint}>{t('office-settlements:lead')}</p>
      {carried < 0 && <p>{t('office-settlements:carriedOver', { amount: formatMoney(cents(-carried)) })}</p>}
      {maySettle && <CloseRun id={id} again={again} />}
      {runs.length === 0 ? (
        <EmptyState title={t('office-settlements:none')} />
      ) : (
        <ul role="list" className={classNames(listStyles.votes, styles.runs)}>
          {runs.map((run) => (
            <RunRow key={run.number} id={id} run={run} />
          ))}
        </ul>
      )}
      <PayerForm key={payer?.iban ?? ''} id={id} payer={payer} maySettle={maySettle} again={again} />
      <HistorySteps steps={found.payerSteps} />
    </div>
  );
}

function RunRow({ id, run }: { readonly id: string; readonly run: RunsAnswer['runs'][number] }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { number, until, by, amount, states } = run;
  return (
    <li>
      <OfficeLink href={settlementHref(id, number)}>{t('office-settlements:run', { number })}</OfficeLink>
      <p>
        <b>{formatMoney(cents(amount))}</b>
        {states.map(({ status, count }) => (
          <span key={status} className={votes.state}>
            {t(`office-settlements:status.${status}`)}: {formatCount(count)}
          </span>
        ))}
        <span>{t('office-settlements:closedBy', { who: by, at: moment(until) })}</span>
      </p>
    </li>
  );
}

function CloseRun({ id, again }: { readonly id: string; readonly again: () => void }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useSettlementWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const close = async () => {
    setBusy(true);
    const closed = await council.call(closeRunCall, { realm: council.realm, id, body: {} });
    setBusy(false);
    setTrouble(isLeft(closed) ? whyUnsettled(closed.left) : null);
    again();
  };
  return (
    <div className={votes.signature}>
      <OfficeButton busy={isBusy} onClick={() => void close()}>
        {t('office-settlements:close')}
      </OfficeButton>
      <p className={votes.hint}>{t('office-settlements:closeHint')}</p>
      {trouble !== null && (
        <p role="alert" className={votes.bad}>
          {words(trouble, 'failed')}
        </p>
      )}
    </div>
  );
}
