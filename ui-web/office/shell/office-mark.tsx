import { Crest } from '#ui-web/components/page-frame/crest.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import styles from './frame.module.css';

/** The arms of the town, the name of the office and that of the town. */
export function OfficeMark({ town }: { readonly town: OfficeTown }) {
  const { t, said } = useSpeech();
  return (
    <>
      {town.logo === null ? <Crest /> : <img className={styles.crest} src={town.logo} alt="" />}
      <span>
        <b>{t('office:name')}</b> <span className={styles.town}>{said(town.name).text}</span>
      </span>
    </>
  );
}
