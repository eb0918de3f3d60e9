import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../votes.module.css';
import { shortHash } from './signed-matter.tsx';
import { type SignatureGiven, SignaturePlace } from './signing.tsx';

interface CancelProps {
  readonly vote: VoteAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: SignatureGiven) => void;
  readonly takeBack: () => void;
}

/** Cancelling an opened vote that has not begun, by two people. */
export function CancelPlace({ vote, ...acts }: CancelProps) {
  const { t } = useSpeech();
  const { cancelling, opening, waiting } = vote;
  if (cancelling === null || opening === null) return null;
  return (
    <details className={styles.details} open={waiting?.what === 'cancel'}>
      <summary>{t('office-votes:cancel.title')}</summary>
      <div className={styles.group}>
        <p>{t('office-votes:cancel.lead')}</p>
        <SignaturePlace {...acts} vote={{ ...vote, ...cancelling, hash: opening.hash }} what="cancel" />
      </div>
    </details>
  );
}

/** The earlier openings of a vote, which were cancelled: who did it, when and why. */
export function CancelledOpenings({ vote: { cancelled } }: Pick<CancelProps, 'vote'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (cancelled.length === 0) return null;
  return (
    <ul role="list" className={styles.changes}>
      {cancelled.map(({ at, by, reason, hash }) => (
        <li key={at}>
          <p className={styles.line}>
            <Icon name="warning" />
            <span>
              <b>{t('office-votes:cancel.by', { who: by.join(', '), at: moment(at) })}</b> {`«${reason}»`}
            </span>
          </p>
          <code translate="no">{shortHash(hash)}</code>
        </li>
      ))}
    </ul>
  );
}
