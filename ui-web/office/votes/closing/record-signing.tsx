import { useId, useState } from 'react';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { shortHash } from '../opening/signed-matter.tsx';
import styles from '../votes.module.css';

interface SigningProps {
  readonly closing: ClosingAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (explanation: string) => void;
  readonly takeBack: () => void;
}

/** Reasons that are said as for the opening of a vote. */
const asForOpening: ReadonlySet<string> = new Set([
  'role',
  'program',
  'bothSides',
  'samePerson',
  'signed',
  'unsigned',
  'firstLeft',
  'notOpened',
]);
/** Reasons with words of their own. */
const ownWords: ReadonlySet<string> = new Set([
  'changed',
  'open',
  'counting',
  'from',
  'unchecked',
  'unexplained',
  'closed',
  'cancelled',
  'unsupported',
  'passkey',
]);

/** The text of a reason; every other one is that no role allows it, or that it could not be done. */
function reasonText(
  why: string,
  other: 'office-votes:refused.role' | 'office-closing:refused.failed',
): string {
  if (asForOpening.has(why)) return `office-votes:refused.${why}`;
  return ownWords.has(why) ? `office-closing:refused.${why}` : other;
}

/** When the first person signed, and whether that still holds. */
function SignedAt({ waiting }: { readonly waiting: NonNullable<ClosingAnswer['waiting']> }) {
  const { t } = useSpeech();
  const at = useOfficeMoment()(waiting.at);
  return (
    <p className={styles.line}>
      <Icon name={waiting.isValid ? 'check' : 'warning'} />
      <span>
        {waiting.isValid ? t('office-closing:closed.at', { at }) : t('office-votes:sign.void', { at })}
      </span>
    </p>
  );
}

/** The person who signed first. */
function FirstSigner({ closing, isBusy, takeBack }: Pick<SigningProps, 'closing' | 'isBusy' | 'takeBack'>) {
  const { t } = useSpeech();
  const { waiting } = closing;
  if (waiting === null) return null;
  return (
    <div className={styles.signature}>
      <p>
        <b>{waiting.by}</b>
      </p>
      <SignedAt waiting={waiting} />
      {waiting.explanation !== '' && (
        <p>{t('office-closing:sign.explained', { words: waiting.explanation })}</p>
      )}
      <OfficeButton look="text" busy={isBusy} onClick={takeBack}>
        {t('office-votes:sign.takeBack')}
      </OfficeButton>
    </div>
  );
}

/** What the person confirms, and the button that asks for their passkey. */
function OwnSignature({ closing, isBusy, sign }: Pick<SigningProps, 'closing' | 'isBusy' | 'sign'>) {
  const { t } = useSpeech();
  const id = useId();
  const [hasRead, read] = useState(false);
  const [explanation, explain] = useState('');
  const { turn, record } = closing;
  const needsWords = turn === 'first' && (record?.faults.length ?? 0) > 0;
  const isReady = hasRead && (!needsWords || explanation.trim() !== '');
  return (
    <>
      {needsWords && (
        <div className={styles.field}>
          <label htmlFor={`${id}-words`}>{t('office-closing:sign.explanation')}</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            maxLength={1000}
            value={explanation}
            onChange={(event) => explain(event.target.value)}
          />
          <small>{t('office-closing:sign.explanationHint')}</small>
        </div>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => read(event.target.checked)} />
        <span>{t('office-closing:sign.read')}</span>
      </label>
      <OfficeButton
        busy={isBusy}
        aria-disabled={!isReady}
        onClick={() => isReady && sign(explanation.trim())}
      >
        <Icon name="signature" /> {t(`office-closing:sign.act.${turn ?? 'first'}`)}
      </OfficeButton>
    </>
  );
}

/** Both signatures on a record: the one that waits, the one that is asked for, and the hash that is signed. */
export function SigningPart({ closing, isBusy, trouble, sign, takeBack }: SigningProps) {
  const { t } = useSpeech();
  const { record, turn, refused, waiting } = closing;
  return (
    <div className={styles.signatures}>
      <FirstSigner {...{ closing, isBusy, takeBack }} />
      <div className={styles.signature}>
        <p>
          <b>{t(`office-closing:sign.${waiting?.isValid === true ? 'second' : 'first'}`)}</b>
        </p>
        {turn === null ? (
          refused !== null && <p>{t(reasonText(refused, 'office-votes:refused.role'))}</p>
        ) : (
          <OwnSignature {...{ closing, isBusy, sign }} />
        )}
        {trouble !== null && (
          <p role="alert" className={styles.bad}>
            {t(reasonText(trouble, 'office-closing:refused.failed'))}
          </p>
        )}
      </div>
      {record !== null && (
        <div className={styles.print}>
          <p>
            <b>{t('office-closing:sign.hash')}</b>
          </p>
          <code translate="no">{shortHash(record.hash)}</code>
          <small>{t('office-closing:sign.hashHint')}</small>
        </div>
      )}
    </div>
  );
}
