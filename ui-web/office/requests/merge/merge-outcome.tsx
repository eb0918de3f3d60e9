import { Icon } from '#ui-web/components/icon/icon.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeIcon } from '../../parts/office-icon.tsx';
import { requestTitle } from '../request-words.ts';
import type { MergePair } from './merge-pair.ts';
import styles from './merge.module.css';

interface OutcomeProps {
  readonly pair: MergePair;
  /** Whether the open request is the one that stays open. */
  readonly keepsThis: boolean;
  readonly keepThis: (keeps: boolean) => void;
}

/** Before it is done: which one is closed, who is told, how many count for the other, and whether there is a way back. */
export function MergeOutcome({ pair: { duplicate, main }, keepsThis, keepThis }: OutcomeProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [open, other] = keepsThis ? [main, duplicate] : [duplicate, main];
  // The sender of the duplicate counts for the other, too.
  const more = duplicate.followers + 1;
  return (
    <>
      <fieldset className={styles.offered}>
        <legend>{t('office-desk:merge.stays')}</legend>
        {[other, open].map((one) => (
          <label key={one.iid}>
            <input
              type="radio"
              name="queda"
              checked={one.iid === main.iid}
              onChange={() => keepThis(one === open)}
            />
            <span>
              {requestTitle(one, speech)}
              <small>
                {one.iid}
                {one === open && ` · ${t('office-desk:merge.this')}`}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <div role="status">
        <h3 className={styles.heading}>{t('office-desk:merge.happens')}</h3>
        <ul role="list" className={styles.outcome}>
          <li>
            <Icon name="check" />
            <span>{t('office-desk:merge.closes', { number: duplicate.iid, other: main.iid })}</span>
          </li>
          <li>
            <MoreIcon name="mail" />
            <span>{t('office-desk:merge.mail', { number: duplicate.iid, other: main.iid })}</span>
          </li>
          <li>
            <OfficeIcon name="people" />
            <span>
              {t('office-desk:merge.supporters', { count: more, other: main.iid })}
              {duplicate.followers > 0 && ` ${t('office-desk:merge.told')}`}
            </span>
          </li>
          <li>
            <OfficeIcon name="undo" />
            <span>{t('office-desk:merge.undo')}</span>
          </li>
        </ul>
      </div>
    </>
  );
}
