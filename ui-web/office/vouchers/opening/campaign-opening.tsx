import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { shortHash } from '../../votes/opening/signed-matter.tsx';
import votes from '../../votes/votes.module.css';
import type { CampaignSigned } from '../campaign-presenter.ts';
import { CampaignSigningPlace } from './campaign-signature.tsx';
import { DraftedChanges } from './drafted-changes.tsx';
import { PausePlace } from './pause-place.tsx';

interface OpeningProps {
  readonly campaign: OfficeCampaignAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: CampaignSigned) => void;
  readonly takeBack: () => void;
  readonly pause: (isPaused: boolean, reason: string) => void;
}

/** A campaign that nobody has opened: what is signed, and who signs. */
function Preparing(props: OpeningProps) {
  const { t } = useSpeech();
  const { text } = props.campaign;
  return (
    <section className={votes.opening} id="firmar" aria-labelledby="abrir">
      <h2 id="abrir" tabIndex={-1}>
        {t('office-vouchers:open.title')}
      </h2>
      <p>{t('office-vouchers:open.lead')}</p>
      <CampaignSigningPlace {...props} what="open" />
      <details className={votes.details}>
        <summary>{t('office-vouchers:open.text')}</summary>
        <code translate="no">{text}</code>
      </details>
      <p className={votes.hint}>{t('office-vouchers:open.after')}</p>
    </section>
  );
}

/** The changes that two people signed since the opening. */
function SignedCampaignChanges({ campaign: { changes } }: Pick<OpeningProps, 'campaign'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (changes.length === 0) return null;
  return (
    <ol role="list" className={votes.changes}>
      {changes.map(({ number, reason, at, by, hash }) => (
        <li key={number}>
          <p>
            {t('office-vouchers:change.signed', { number, who: by.join(', '), at: moment(at) })}{' '}
            <code translate="no">{shortHash(hash)}</code>
          </p>
          <p>«{reason}»</p>
        </li>
      ))}
    </ol>
  );
}

/** An opened campaign: what is fixed, what a draft would change, and how it is paused. */
function OpenedCampaign(props: OpeningProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { campaign } = props;
  const { opening, drafted, fixed, hasVouchers } = campaign;
  if (opening === null) return null;
  const isChanging = drafted.length > 0 || fixed !== null;
  return (
    <section className={votes.opening} id="firmar" aria-labelledby="fijo">
      <h2 id="fijo" tabIndex={-1}>
        {t('office-vouchers:fixed.title')}
      </h2>
      <p>
        {t('office-vouchers:fixed.since', { who: opening.by.join(', '), at: moment(opening.at) })}{' '}
        <code translate="no">{shortHash(opening.hash)}</code>
      </p>
      <p>{t(`office-vouchers:fixed.${hasVouchers ? 'after' : 'before'}`)}</p>
      <SignedCampaignChanges campaign={campaign} />
      {isChanging && (
        <>
          <DraftedChanges campaign={campaign} />
          <CampaignSigningPlace {...props} what="change" />
        </>
      )}
      <PausePlace {...props} trouble={isChanging ? null : props.trouble} />
      <HistorySteps steps={campaign.steps} />
    </section>
  );
}

/** What is signed of a campaign. */
export const CampaignOpening = (props: OpeningProps) =>
  props.campaign.opening === null ? <Preparing {...props} /> : <OpenedCampaign {...props} />;
