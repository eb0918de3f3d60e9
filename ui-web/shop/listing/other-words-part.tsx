import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import type { OtherWords } from '#domain/showcase/other-words.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useListingFault } from './listing-fault.ts';
import styles from './listing.module.css';
import type { WrittenListing } from './use-listing.ts';

interface OthersProps {
  readonly typed: WrittenListing;
  readonly wrong: readonly string[];
  readonly change: (typed: WrittenListing) => void;
}

/** The languages in which opening hours are understood: a sentence in another one could not be compared. */
const hoursIn: readonly Language[] = ['es', 'va', 'ca', 'en'];

/** What the shop says in other languages: each is opened by a button, and nothing of it must be said. */
export function OtherWordsPart({ typed, wrong, change }: OthersProps) {
  const { t } = useSpeech();
  const { others, language: own } = typed;
  const put = (next: readonly OtherWords[]) => change({ ...typed, others: next });
  const left = languages.filter((one) => one !== own && others.every(({ language }) => language !== one));
  return (
    <fieldset className="stack stack-24 stretch" id="listing-others" tabIndex={-1}>
      <legend>
        <h2>{t('shop-desk:listing.other.title')}</h2>
      </legend>
      <p className="note">{t('shop-desk:listing.other.words', { language: languageNames[own] })}</p>
      {others.map((words, n) => (
        <WordsFields
          key={words.language}
          words={words}
          typed={typed}
          wrong={wrong}
          change={(one) => put(others.with(n, one))}
          remove={() => put(others.filter((_, at) => at !== n))}
        />
      ))}
      {left.length > 0 && (
        <p className="actions">
          {left.map((language) => (
            <Button
              key={language}
              look="outline"
              size="short"
              onClick={() => put([...others, { language, sells: '', hours: '', offers: [] }])}
            >
              {t('shop-desk:listing.other.add', { language: languageNames[language] })}
            </Button>
          ))}
        </p>
      )}
    </fieldset>
  );
}

interface WordsProps extends Pick<OthersProps, 'typed' | 'wrong'> {
  readonly words: OtherWords;
  readonly change: (words: OtherWords) => void;
  readonly remove: () => void;
}

/** The texts of one language: what is sold, the hours, and the titles of the offers. */
function WordsFields({ words, typed, wrong, change, remove }: WordsProps) {
  const { t } = useSpeech();
  const faultOf = useListingFault();
  const { language } = words;
  const name = languageNames[language];
  const shared = (field: string) => ({
    id: `listing-${field}`,
    lang: languageTag(language),
    width: '100%',
    ...(wrong.includes(field) && { error: faultOf(field) }),
  });
  const titleOf = (id: string) => words.offers.find((one) => one.id === id)?.title ?? '';
  const entitle = (id: string, title: string) =>
    change({ ...words, offers: [...words.offers.filter((one) => one.id !== id), { id, title }] });
  return (
    <fieldset className={styles.offer}>
      <legend lang={languageTag(language)}>{name}</legend>
      <TextField
        {...shared(`sellsIn.${language}`)}
        label={t('shop-desk:listing.sells')}
        multiline={2}
        value={words.sells}
        onChange={(sells) => change({ ...words, sells })}
      />
      {hoursIn.includes(language) && (
        <TextField
          {...shared(`hoursIn.${language}`)}
          label={t('shop-desk:listing.hours')}
          hint={t('shop-desk:listing.other.hoursHint')}
          multiline={2}
          value={words.hours}
          onChange={(hours) => change({ ...words, hours })}
        />
      )}
      {typed.offers.map(({ id, title }, n) => (
        <TextField
          key={id}
          {...shared(`offerIn.${language}.${n}`)}
          label={t('shop-desk:listing.other.offer', { n: String(n + 1), title })}
          value={titleOf(id)}
          onChange={(text) => entitle(id, text)}
        />
      ))}
      <Button look="text" size="short" onClick={remove}>
        {t('shop-desk:listing.other.remove', { language: name })}
      </Button>
    </fieldset>
  );
}
