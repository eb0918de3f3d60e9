import { useCallback, useState } from 'react';
import { listOfficeCampaignsCall } from '#adapters/wire/vouchers/office/list-office-campaigns.ts';
import type { OfficeCampaignRow } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import frame from '../../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import listStyles from '../../votes/list/list.module.css';
import shared from '../../votes/votes.module.css';
import { campaignHref, voucherDeskHref } from '../campaign-href.ts';
import { useLastDay } from '../use-last-day.ts';
import { NewCampaign } from './new-campaign.tsx';

/** The campaigns of vouchers of the town: prepared and opened ones. */
export function CampaignList() {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [isMaking, make] = useState(false);
  const ask = useCallback(() => council.call(listOfficeCampaignsCall, { realm: council.realm }), [council]);
  const [answer, again] = useAnswer(ask);
  const title = t('office:places.vouchers');
  useOfficeTitle(title);
  const found = answer !== null && !isLeft(answer) ? answer.right.items : null;
  return (
    <div className={frame.body}>
      <div className={shared.titled}>
        <h1 tabIndex={-1}>{title}</h1>
        {me.acts.has('voucher.prepare') && (
          <OfficeButton onClick={() => make(true)}>{t('office-vouchers:new.button')}</OfficeButton>
        )}
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-vouchers:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {found?.length === 0 && <EmptyState title={t('office-vouchers:none')} />}
      {found !== null && found.length > 0 && (
        <ul role="list" className={listStyles.votes}>
          {found.map((row) => (
            <CampaignRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isMaking && <NewCampaign close={() => make(false)} />}
    </div>
  );
}

/** How far a campaign is, in words. */
function stateWords({ ended, isPaused, stage }: OfficeCampaignRow): string {
  if (ended === 'ended') return 'office-vouchers:end.state';
  return isPaused && stage === 'opened' ? 'office-vouchers:paused' : `office-vouchers:stage.${stage}`;
}

function CampaignRow({ row }: { readonly row: OfficeCampaignRow }) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const lastDay = useLastDay();
  const { issue, redeem } = row;
  return (
    <li>
      <OfficeLink href={campaignHref(row.id)}>
        {said(row.title).text || t('office-documents:untitled')}
      </OfficeLink>
      <p>
        <span className={shared.state}>{t(stateWords(row))}</span>
        {row.vouchers > 0 && (
          <span>
            {t('office-vouchers:voucherCount', { count: row.vouchers, n: formatCount(row.vouchers) })}
          </span>
        )}
        {row.budget > 0 && (
          <span>{t('office-vouchers:budgetOf', { budget: formatMoney(cents(row.budget)) })}</span>
        )}
        {issue !== null && <span>{t('office-vouchers:issuedUntil', { day: lastDay(issue.until) })}</span>}
        {redeem !== null && <span>{t('office-vouchers:usedUntil', { day: lastDay(redeem.until) })}</span>}
        {row.stage === 'opened' && me.acts.has('counter.serve') && (
          <OfficeLink href={voucherDeskHref(row.id)}>{t('office-vouchers:desk.title')}</OfficeLink>
        )}
      </p>
    </li>
  );
}
