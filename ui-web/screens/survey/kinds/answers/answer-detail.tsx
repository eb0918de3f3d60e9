import type { ReactNode } from 'react';
import { Words } from '#ui-web/components/wording/wording.tsx';
import type { OptionView } from './option-view.ts';
import styles from '../../screen.module.css';

/** What explains an answer: its description, its picture; undefined if it has neither. */
export function answerDetail({ detail, image }: OptionView): ReactNode | undefined {
  if (detail === null && image === null) return undefined;
  return (
    <>
      {detail !== null && <Words of={detail} />}
      {image !== null && <img className={styles.optionImage} src={image} alt="" loading="lazy" />}
    </>
  );
}
