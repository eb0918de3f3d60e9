import { useCallback } from 'react';
import { readOfflineOfCampaignCall } from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';

/** What a campaign may lose without a line, and what it lost; with what asks again. */
export function useOfflineOfCampaign(id: string) {
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readOfflineOfCampaignCall, { realm: council.realm, id }),
    [council, id],
  );
  return useAnswer(ask);
}
