import { useEffect, useState } from 'react';
import type { DirectoryAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { folded } from '#domain/directory/folded.ts';
import { hasWords, wordsOfSearch } from '#domain/directory/words-of-search.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './intranet.module.css';
import { PartFrame } from './part-frame.tsx';
import { useIntranet } from './use-intranet.ts';

const pageLength = 25;

/** The people who work for the council and their extensions, found as one types. */
export function DirectoryPart() {
  const { t, said } = useSpeech();
  const { people } = useIntranet().seen;
  const [sought, seek] = useState('');
  const [shown, show] = useState(pageLength);
  const words = wordsOfSearch(sought);
  const textOf = ({ name, task, department, extension, place, email }: DirectoryAnswer) =>
    [name, said(task).text, said(department).text, said(place).text, extension, email].join(' ');
  const found = people.filter((one) => hasWords(folded(textOf(one)), words));
  useEffect(() => {
    // Goes on at the first of those that came: the button is below all of them, or gone.
    if (shown > pageLength)
      document.querySelector<HTMLElement>(`[data-person="${shown - pageLength}"]`)?.focus();
  }, [shown]);
  return (
    <PartFrame id="people" title={t('office-intranet:people.title')}>
      {people.length === 0 ? (
        <p>{t('office-intranet:people.empty')}</p>
      ) : (
        <TextField
          type="search"
          width="24em"
          label={t('office-intranet:people.find')}
          value={sought}
          onChange={(typed) => {
            seek(typed);
            show(pageLength);
          }}
        />
      )}
      <p role="status" className="note">
        {found.length === 0 && people.length > 0
          ? t('office-intranet:people.none')
          : t('office-intranet:people.count', { count: found.length })}
      </p>
      <ul role="list" className={styles.rows}>
        {found.slice(0, shown).map((one, at) => (
          <DirectoryRow key={one.id} one={one} at={at} />
        ))}
      </ul>
      {found.length > shown && (
        <OfficeButton look="outline" onClick={() => show(shown + pageLength)}>
          {t('office-intranet:people.more')}
        </OfficeButton>
      )}
    </PartFrame>
  );
}

function DirectoryRow({ one, at }: { readonly one: DirectoryAnswer; readonly at: number }) {
  const { t, said } = useSpeech();
  const { name, task, department, extension, email, place } = one;
  const facts = [department, place].flatMap((text) => (text === null ? [] : [said(text).text]));
  return (
    <li className={styles.person}>
      <strong tabIndex={-1} data-person={at}>
        {name}
      </strong>
      <span lang={langOf(said(task))}>{said(task).text}</span>
      <span>
        {extension !== null && (
          <a href={`tel:${extension}`}>{t('office-intranet:people.extension', { number: extension })}</a>
        )}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      </span>
      <small>{facts.join(' · ')}</small>
    </li>
  );
}
