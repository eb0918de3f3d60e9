import { languageTag } from '#domain/shared/localized-text.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { storeLanguage } from '#ui-web/shell/start/stored-language.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';

/** The languages of the town: each is a link to this page in it. */
export function LanguagePart() {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const addressIn = (code: string) => {
    const query = new URLSearchParams(window.location.search);
    query.delete('lang');
    query.set('locale', code);
    return `?${query}`;
  };
  return (
    <section className={styles.section} aria-labelledby="language">
      <h2 id="language">{t('pocket:settings.language')}</h2>
      <PlainList className={styles.chips}>
        {site.languages.map((code) => (
          <li key={code}>
            <a
              className={styles.chip}
              href={addressIn(code)}
              lang={languageTag(code)}
              hrefLang={languageTag(code)}
              aria-current={code === language ? 'true' : undefined}
              onClick={() => storeLanguage(code)}
            >
              {languageNames[code]}
            </a>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
