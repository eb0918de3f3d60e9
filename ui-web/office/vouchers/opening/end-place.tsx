import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import votes from '../../votes/votes.module.css';
import type { CampaignSigned } from '../campaign-presenter.ts';
import styles from '../vouchers.module.css';
import { CampaignSigningPlace } from './campaign-signature.tsx';

interface EndProps {
  readonly campaign: OfficeCampaignAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: CampaignSigned) => void;
  readonly takeBack: () => void;
}

/** Closing a campaign before its last day, by two people with a public reason; closed, who did it and why. */
export function EndPlace(props: EndProps) {
  const { t } = useSpeech();
  const { campaign } = props;
  const { ended, ending, waiting } = campaign;
  if (ended !== null) return <EndedCampaign ended={ended} />;
  if (ending === null) return null;
  const { kind, turn, refused, hash } = ending;
  return (
    <details className={classNames(votes.details, styles.ending)} open={waiting?.what === 'cancel'}>
      <summary>{t(`office-vouchers:end.${kind}.title`)}</summary>
      <p>{t(`office-vouchers:end.${kind}.lead`)}</p>
      <CampaignSigningPlace {...props} campaign={{ ...campaign, turn, refused, hash }} what="cancel" />
    </details>
  );
}

function EndedCampaign({ ended }: { readonly ended: NonNullable<OfficeCampaignAnswer['ended']> }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <section aria-labelledby="cerrada">
      <h3 id="cerrada">{t('office-vouchers:end.done')}</h3>
      <p>
        {t('office-vouchers:end.who', { who: ended.by.join(', ') })} «{ended.reason}»{' '}
        <small>{moment(ended.at)}</small>
      </p>
      <p className={votes.hint}>{t('office-vouchers:end.doneHint')}</p>
    </section>
  );
}

/** The earlier openings of a campaign that were cancelled, and why. */
export function CancelledCampaigns({ campaign: { cancelled } }: Pick<EndProps, 'campaign'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (cancelled.length === 0) return null;
  return (
    <ol role="list" className={votes.faults}>
      {cancelled.map(({ by, reason, at }) => (
        <li key={at}>
          {t('office-vouchers:end.cancelledBy', { who: by.join(', ') })} «{reason}»{' '}
          <small>{moment(at)}</small>
        </li>
      ))}
    </ol>
  );
}
