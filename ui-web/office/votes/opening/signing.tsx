import { useId, useState } from 'react';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import type { SignedAct } from '#domain/voting/opening/vote-record.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SigningHint } from '../../access/signing-hint.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../votes.module.css';
import { reasonWord } from './reason-word.ts';
import { shortHash } from './signed-matter.tsx';

/** What a person signs, and with which words. */
export interface SignatureGiven {
  readonly what: SignedAct;
  readonly turn: 'first' | 'second';
  /** The hash of what the person has seen. */
  readonly hash: string;
  readonly reason?: string;
}

interface SigningProps {
  readonly vote: VoteAnswer;
  readonly what: SignatureGiven['what'];
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: SignatureGiven) => void;
  readonly takeBack: () => void;
}

interface WaitingProps {
  readonly waiting: Pick<NonNullable<VoteAnswer['waiting']>, 'by' | 'at' | 'isValid' | 'reason'> | null;
  readonly isBusy: boolean;
  readonly takeBack: () => void;
}

/** The person who signed first. */
export function FirstSignature({ waiting, takeBack, isBusy }: WaitingProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (waiting === null) return null;
  return (
    <div className={styles.signature}>
      <p>
        <b>{waiting.by}</b>
      </p>
      <p className={styles.line}>
        <Icon name={waiting.isValid ? 'check' : 'warning'} />
        <span>
          {t(`office-votes:sign.${waiting.isValid ? 'signed' : 'void'}`, { at: moment(waiting.at) })}
        </span>
      </p>
      {waiting.reason !== null && <p>«{waiting.reason}»</p>}
      <OfficeButton look="text" busy={isBusy} onClick={takeBack}>
        {t('office-votes:sign.takeBack')}
      </OfficeButton>
    </div>
  );
}

/** Why this person cannot sign now. */
function Refused({ vote }: Pick<SigningProps, 'vote'>) {
  const { t } = useSpeech();
  const { refused, blockers } = vote;
  if (refused === null) return null;
  return (
    <>
      <p>{t(reasonWord(refused, 'role'))}</p>
      {blockers.length > 0 && (
        <ul className={styles.faults}>
          {blockers.map((one) => (
            <li key={one}>{t(`office-votes:blocker.${one}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The hash of what is signed, by which two people compare it. */
export function HashOf({ hash }: { readonly hash: string }) {
  const { t } = useSpeech();
  return (
    <div className={styles.print}>
      <p>
        <b>{t('office-votes:sign.hash')}</b>
      </p>
      <code translate="no">{shortHash(hash)}</code>
      <small>{t('office-votes:sign.hashHint')}</small>
    </div>
  );
}

/** The place of the signature that is asked for now, and the hash of what is signed. */
export function SignaturePlace({ vote, what, isBusy, trouble, sign, takeBack }: SigningProps) {
  const { t } = useSpeech();
  const id = useId();
  const [hasRead, read] = useState(false);
  const [reason, setReason] = useState('');
  const { turn, hash, surveys } = vote;
  const needsReason = what !== 'open' && turn === 'first';
  const isSecond = vote.waiting?.isValid === true && vote.waiting.what === what;
  const second = what === 'cancel' ? 'other' : 'second';
  const isReady = hasRead && (!needsReason || reason.trim() !== '');
  return (
    <div className={styles.signatures}>
      <FirstSignature waiting={vote.waiting?.what === what ? vote.waiting : null} {...{ takeBack, isBusy }} />
      <div className={styles.signature}>
        <p>
          <b>{t(`office-votes:sign.${isSecond ? second : 'first'}`)}</b>
        </p>
        {turn === null ? (
          <Refused vote={vote} />
        ) : (
          <>
            {needsReason && (
              <div className={styles.field}>
                <label htmlFor={`${id}-reason`}>
                  {t(`office-votes:${what === 'cancel' ? 'cancel' : 'sign'}.reason`)}
                </label>
                <textarea
                  id={`${id}-reason`}
                  rows={2}
                  maxLength={300}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
                <small>{t(`office-votes:${what === 'cancel' ? 'cancel' : 'sign'}.reasonHint`)}</small>
              </div>
            )}
            <label className={styles.check}>
              <input type="checkbox" checked={hasRead} onChange={(event) => read(event.target.checked)} />
              <span>{t(`office-votes:sign.read.${what}`, { count: surveys.length })}</span>
            </label>
            <OfficeButton
              busy={isBusy}
              aria-disabled={!isReady}
              onClick={() => isReady && sign({ what, turn, hash, ...(needsReason && { reason }) })}
            >
              <Icon name="signature" /> {t(`office-votes:sign.act.${what}.${turn}`)}
            </OfficeButton>
            <SigningHint className={styles.hint} />
          </>
        )}
        {trouble !== null && (
          <p role="alert" className={styles.bad}>
            {t(reasonWord(trouble, 'failed'))}
          </p>
        )}
      </div>
      <HashOf hash={hash} />
    </div>
  );
}
