import { lazy, Suspense } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { CampaignList } from './list/campaign-list.tsx';

const LateCampaignPage = lazy(async () => ({
  default: (await import('./campaign-page.tsx')).CampaignPage,
}));

const LateSettlements = lazy(async () => ({
  default: (await import('./settlements/settlements-page.tsx')).SettlementsPage,
}));
const LateRun = lazy(async () => ({
  default: (await import('./settlements/run-page.tsx')).RunPage,
}));

const LateDesk = lazy(async () => ({
  default: (await import('./desk/voucher-desk-page.tsx')).VoucherDeskPage,
}));

/** The part of the address of the desk of a campaign. */
const deskPart = 'mostrador';

/** The campaigns of vouchers: the list or, if the address names one, how it is made, signed and used, how its vouchers are given at a desk, or how its shops are paid. */
export function VouchersScreen({ params: { key, part, run } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  if (key === undefined) return <CampaignList />;
  const id = decodeURIComponent(key);
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      {part === undefined && <LateCampaignPage key={id} id={id} />}
      {part === deskPart && <LateDesk key={id} id={id} />}
      {part !== undefined && part !== deskPart && run === undefined && <LateSettlements key={id} id={id} />}
      {part !== undefined && run !== undefined && <LateRun key={`${id} ${run}`} id={id} run={run} />}
    </Suspense>
  );
}
