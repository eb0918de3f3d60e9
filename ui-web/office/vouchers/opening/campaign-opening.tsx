import { useState } from 'react';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { shortHash } from '../../votes/opening/signed-matter.tsx';
import votes from '../../votes/votes.module.css';
import type { CampaignSigned } from '../campaign-presenter.ts';
import { CampaignSigningPlace } from './campaign-signature.tsx';
import { DraftedChanges } from './drafted-changes.tsx';
import { CancelledCampaigns, EndPlace } from './end-place.tsx';
import { PausePlace } from './pause-place.tsx';
import { UntranslatedTexts } from './untranslated-texts.tsx';

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
      <CancelledCampaigns campaign={props.campaign} />
      <UntranslatedTexts campaign={props.campaign} />
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

/** Each act says what went wrong with it in its own place. */
function useActing(props: OpeningProps): (place: 'change' | 'pause' | 'end') => OpeningProps {
  const [last, act] = useState<string | null>(null);
  return (place) => ({
    ...props,
    trouble: last === place ? props.trouble : null,
    sign: (given) => {
      act(place);
      props.sign(given);
    },
    takeBack: () => {
      act(place);
      props.takeBack();
    },
    pause: (isPaused, reason) => {
      act(place);
      props.pause(isPaused, reason);
    },
  });
}

/** An opened campaign: what is fixed, what a draft would change, and how it is paused or closed. */
function OpenedCampaign(props: OpeningProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const acting = useActing(props);
  const { campaign } = props;
  const { opening, drafted, fixed, hasVouchers, ended } = campaign;
  if (opening === null) return null;
  const isChanging = ended === null && (drafted.length > 0 || fixed !== null);
  const change = acting('change');
  const pause = acting('pause');
  const end = acting('end');
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
          <UntranslatedTexts campaign={campaign} />
          <CampaignSigningPlace {...change} what="change" />
        </>
      )}
      {ended === null && <PausePlace {...pause} />}
      <EndPlace {...end} />
      <HistorySteps steps={campaign.steps} />
    </section>
  );
}

/** What is signed of a campaign. */
export const CampaignOpening = (props: OpeningProps) =>
  props.campaign.opening === null ? <Preparing {...props} /> : <OpenedCampaign {...props} />;
