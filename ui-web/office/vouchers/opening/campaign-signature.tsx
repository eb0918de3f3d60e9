import { useId, useState } from 'react';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { FirstSignature, HashOf } from '../../votes/opening/signing.tsx';
import votes from '../../votes/votes.module.css';
import { useFaultSentence } from '../builder/use-fault-sentence.ts';
import type { CampaignSigned } from '../campaign-presenter.ts';
import { useRefusedWords } from './use-refused-words.ts';

interface SignatureProps {
  readonly campaign: OfficeCampaignAnswer;
  readonly what: CampaignSigned['what'];
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: CampaignSigned) => void;
  readonly takeBack: () => void;
}

/** Why this person cannot sign now, and what is wrong with the campaign. */
function NotNow({ campaign: { refused, faults } }: Pick<SignatureProps, 'campaign'>) {
  const words = useRefusedWords();
  const sentence = useFaultSentence();
  if (refused === null) return null;
  return (
    <>
      <p>{words(refused, 'role')}</p>
      {refused === 'blocked' && (
        <ul className={votes.marked}>
          {faults.map((fault) => (
            <li key={`${fault.kind} ${fault.path}`}>{sentence(fault)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a person confirms to have read, why, and the button that signs. */
function SignForm({ campaign, what, isBusy, sign }: Omit<SignatureProps, 'trouble' | 'takeBack'>) {
  const { t } = useSpeech();
  const id = useId();
  const [hasRead, read] = useState(false);
  const [reason, setReason] = useState('');
  const { turn, hash } = campaign;
  if (turn === null) return <NotNow campaign={campaign} />;
  const needsReason = what !== 'open' && turn === 'first';
  const isReady = hasRead && (!needsReason || reason.trim() !== '');
  return (
    <>
      {needsReason && (
        <div className={votes.field}>
          <label htmlFor={id}>{t('office-votes:sign.reason')}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <small>{t('office-votes:sign.reasonHint')}</small>
        </div>
      )}
      <label className={votes.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => read(event.target.checked)} />
        <span>{t(`office-vouchers:sign.read.${what}`)}</span>
      </label>
      <OfficeButton
        busy={isBusy}
        aria-disabled={!isReady}
        onClick={() => isReady && sign({ what, turn, hash, ...(needsReason && { reason }) })}
      >
        <Icon name="signature" /> {t(`office-vouchers:sign.act.${what}.${turn}`)}
      </OfficeButton>
    </>
  );
}

/** The place of the signature that is asked for now, and the hash of what is signed. */
export function CampaignSigningPlace(props: SignatureProps) {
  const { t } = useSpeech();
  const words = useRefusedWords();
  const { campaign, what, isBusy, trouble, takeBack } = props;
  const { waiting, hash } = campaign;
  const own = waiting !== null && waiting.what === what ? waiting : null;
  return (
    <div className={votes.signatures}>
      <FirstSignature waiting={own} isBusy={isBusy} takeBack={takeBack} />
      <div className={votes.signature}>
        <p>
          <b>{t(`office-votes:sign.${own?.isValid === true ? 'second' : 'first'}`)}</b>
        </p>
        <SignForm {...props} />
        {trouble !== null && (
          <p role="alert" className={votes.bad}>
            {words(trouble, 'failed')}
          </p>
        )}
      </div>
      <HashOf hash={hash} />
    </div>
  );
}
