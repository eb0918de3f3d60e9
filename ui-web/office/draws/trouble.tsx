import { useSpeech } from '#ui-web/speech.ts';
import styles from './draws.module.css';

const known: ReadonlySet<string> = new Set([
  'role',
  'noRole',
  'program',
  'bothSides',
  'samePerson',
  'signed',
  'unsigned',
  'firstLeft',
  'unsealed',
  'drawn',
  'noValue',
  'noSource',
  'otherValue',
  'changed',
  'tampered',
  'open',
  'nobody',
  'badList',
  'passkey',
  'cancelled',
  'unsupported',
]);

interface TroubleProps {
  readonly why: string | null;
  /** Whether it follows from what the person has just done. */
  readonly isNew?: boolean;
}

/** Why something is not done; every unknown reason is that it could not be stored. */
export function DrawTrouble({ why, isNew = false }: TroubleProps) {
  const { t } = useSpeech();
  if (why === null) return null;
  const key = known.has(why) ? why : 'failed';
  return (
    <p role={isNew ? 'alert' : undefined} className={isNew ? styles.bad : undefined}>
      {t(`office-draws:refused.${key}`)}
    </p>
  );
}
