import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { ProcessCard, ProcessGrid } from '#ui-web/components/process-card/process-card.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import type { ProcessCardView } from '#ui-web/screens/process/card-view.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface LatestProcessesProps {
  readonly cards: Loadable<readonly ProcessCardView[]>;
  readonly zone: TimeZone;
  readonly retry: () => void;
}

/** The latest processes beside the first one; without others, the block is not shown. */
export function LatestProcesses({ cards, zone, retry }: LatestProcessesProps) {
  const { t } = useSpeech();
  if (cards.kind === 'here' && cards.value.length === 0) return null;
  return (
    <LedgerRow
      id="procesos"
      title={t('home:latest')}
      lead={<Link href={processAddresses.list}>{t('home:allProcesses')}</Link>}
    >
      {cards.kind === 'waiting' && <LoadingList title={t('process:loadingList')} level={3} />}
      {cards.kind === 'refused' && (
        <Failure title={t('process:listFailed')} refused={cards} zone={zone} retry={retry} level={3} />
      )}
      {cards.kind === 'here' && (
        <ProcessGrid>
          {cards.value.map((card) => (
            <ProcessCard key={card.identifier} {...card} />
          ))}
        </ProcessGrid>
      )}
    </LedgerRow>
  );
}
