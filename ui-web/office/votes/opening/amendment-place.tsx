import { useState } from 'react';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SigningHint } from '../../access/signing-hint.tsx';
import { AmendedPeopleLine } from '../../parts/amended-people.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../votes.module.css';
import { shortHash } from './signed-matter.tsx';

interface AmendmentProps {
  readonly vote: VoteAnswer;
  readonly isBusy: boolean;
  readonly sign: (seen: { readonly amendment: string; readonly hash: string }) => void;
  /** Why the last signature was not accepted, in words; null if it was. */
  readonly trouble: string | null;
  /** Says why a person may not sign. */
  readonly reasonOf: (refused: string) => string;
}

/** An amendment of the census that waits: what it does, and the place of the second signature. */
export function AmendmentPlace({ vote, isBusy, sign, trouble, reasonOf }: AmendmentProps) {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const { amendment } = vote;
  if (amendment === null) return null;
  const { hash, census, votes, isCurrent } = amendment;
  return (
    <section className={styles.stack} aria-labelledby="enmienda">
      <h3 id="enmienda">{t('office-census:amendment.title')}</h3>
      <div className={styles.signatures}>
        <div className={styles.signature}>
          <p>
            {isCurrent
              ? t('office-census:amendment.waiting', { who: amendment.by, at: moment(amendment.at) })
              : t('office-census:amendment.void')}{' '}
            <AmendedPeopleLine people={amendment.people} />
          </p>
          <p>«{amendment.reason}»</p>
          <p className={styles.hint}>
            {t('office-census:amendment.now', { n: formatCount(census.people) })}{' '}
            <code translate="no">{shortHash(census.print)}</code>
          </p>
          {votes.length > 1 && (
            <p className={styles.hint}>
              {t('office-census:amendment.all', {
                votes: votes.map(({ title }) => `«${said(title).text}»`).join(', '),
              })}
            </p>
          )}
        </div>
        <SecondSignature {...{ amendment, isBusy, sign, trouble, reasonOf }} />
        <div className={styles.print}>
          <p>
            <b>{t('office-votes:sign.hash')}</b>
          </p>
          <code translate="no">
            {shortHash(vote.opening?.hash ?? '')} → {shortHash(hash)}
          </code>
        </div>
      </div>
    </section>
  );
}

interface SecondProps extends Omit<AmendmentProps, 'vote'> {
  readonly amendment: NonNullable<VoteAnswer['amendment']>;
}

/** The place of the second signature, or why this person does not give it. */
function SecondSignature({ amendment, isBusy, sign, trouble, reasonOf }: SecondProps) {
  const { t } = useSpeech();
  const [hasRead, read] = useState(false);
  const { id, hash, refused, isCurrent } = amendment;
  return (
    <div className={styles.signature}>
      {refused !== null && isCurrent && <p>{reasonOf(refused)}</p>}
      {refused === null && (
        <>
          <label className={styles.check}>
            <input type="checkbox" checked={hasRead} onChange={({ target }) => read(target.checked)} />
            <span>{t('office-census:amendment.read')}</span>
          </label>
          <OfficeButton
            busy={isBusy}
            aria-disabled={!hasRead}
            onClick={() => hasRead && sign({ amendment: id, hash })}
          >
            <Icon name="signature" /> {t('office-census:amendment.sign')}
          </OfficeButton>
          <SigningHint className={styles.hint} />
        </>
      )}
      {trouble !== null && (
        <p role="alert" className={styles.bad}>
          {trouble}
        </p>
      )}
    </div>
  );
}
