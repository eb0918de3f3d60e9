import { createPortal } from 'react-dom';
import { spacedPass } from '#domain/voting/kiosk/pass.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useOffice } from '../../../shell/office-context.ts';
import type { DeskPass } from '../polling-presenter.ts';
import { slipWords } from './slip-words.ts';
import styles from './pass-slip.module.css';

/**
 * The printed pass: on paper alone, and nothing of the page beside it. It is folded along its line with the letters inside,
 * so that they are not read on the way.
 */
export function PassSlip({ pass, until }: DeskPass) {
  const { town } = useOffice();
  const words = slipWords(until, town.timeZone);
  return createPortal(
    <div className={styles.slip} aria-hidden="true" data-slip="">
      <div className={styles.about}>
        {words.map(({ language, title, until: end }) => (
          <p key={language} lang={languageTag(language)}>
            <b>{title}</b> · {end}
          </p>
        ))}
      </div>
      <div className={styles.fold} />
      <div className={styles.use}>
        <p className={styles.letters}>{spacedPass(pass)}</p>
        {words.map(({ language, how }) => (
          <p key={language} lang={languageTag(language)}>
            <small>{languageNames[language]}</small> {how}
          </p>
        ))}
      </div>
    </div>,
    document.body,
  );
}
