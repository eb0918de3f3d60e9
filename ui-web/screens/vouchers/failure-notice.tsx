import { formatCount } from '#application/text/numbers.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OrderFailure } from './state.ts';
import { dayText } from './view-model.ts';

/** Says a failure, with what a person can do about it. */
export function useFailureWords(): (failure: OrderFailure, campaign: CampaignAnswer | null) => string {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  return ({ kind, most = 0, minutes = 0, pool = '' }, campaign) => {
    const counted = { count: most, n: formatCount(most) };
    const type = campaign?.types.find(({ id }) => pool === `type/${id}`);
    const isMember = kind === 'notListed' && campaign?.register === 'members';
    if (isMember) return t('vouchers:failure.notMember');
    if (kind === 'hasMost' || kind === 'tooMany') return t(`vouchers:failure.${kind}`, counted);
    if (kind === 'tooManyAttempts')
      return t('vouchers:failure.tooManyAttempts', { count: minutes, n: formatCount(minutes) });
    if (kind === 'tooYoung')
      return t('vouchers:failure.tooYoung', { age: String(campaign?.minimumAge ?? '') });
    if (kind === 'soldOut' && type !== undefined)
      return t('vouchers:failure.typeSoldOut', { type: said(type.title).text });
    if (kind === 'notYet' && campaign !== null)
      return t('vouchers:failure.notYet', { day: dayText(campaign.issue.from, timeZone, speech) });
    return t(`vouchers:failure.${kind}`);
  };
}

interface FailureNoticeProps {
  readonly failure: OrderFailure;
  readonly campaign: CampaignAnswer | null;
}

/** A failure that is about no field. */
export function FailureNotice({ failure, campaign }: FailureNoticeProps) {
  const { t } = useSpeech();
  const words = useFailureWords();
  // To wait for one's turn is no mistake.
  if (failure.kind === 'busy')
    return (
      <Notice tone="info" live="polite">
        <p>{words(failure, campaign)}</p>
      </Notice>
    );
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{words(failure, campaign)}</strong>
        {failure.kind === 'soldOut' && ` ${t('vouchers:failure.elseLeft')}`}
      </p>
      {failure.kind === 'hasMost' && <a href="#mis-bonos">{t('vouchers:wallet.see')}</a>}
    </Notice>
  );
}
