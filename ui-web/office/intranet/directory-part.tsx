import type { DirectoryAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './intranet.module.css';
import { PartFrame } from './part-frame.tsx';
import { useFound } from './use-found.ts';
import { useIntranet } from './use-intranet.ts';

/** The people who work for the council and their extensions, found as one types. */
export function DirectoryPart() {
  const { t, said } = useSpeech();
  const { people } = useIntranet().seen;
  const { sought, seek, found, shown, more } = useFound(people, {
    textOf: ({ name, task, department, extension, place, email }) =>
      [name, said(task).text, said(department).text, said(place).text, extension, email].join(' '),
    idOf: rowId,
  });
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
          onChange={seek}
        />
      )}
      <p role="status" className="note">
        {found.length === 0 && people.length > 0
          ? t('office-intranet:people.none')
          : t('office-intranet:people.count', { count: found.length })}
      </p>
      <ul role="list" className={styles.rows}>
        {shown.map((one) => (
          <DirectoryRow key={one.id} one={one} />
        ))}
      </ul>
      {found.length > shown.length && (
        <OfficeButton look="outline" onClick={more}>
          {t('office-intranet:people.more')}
        </OfficeButton>
      )}
    </PartFrame>
  );
}

/** The id of somebody's row. */
const rowId = ({ id }: Pick<DirectoryAnswer, 'id'>): string => `person-${id}`;

function DirectoryRow({ one }: { readonly one: DirectoryAnswer }) {
  const { t, said } = useSpeech();
  const { name, task, department, extension, email, place } = one;
  const facts = [department, place].flatMap((text) => (text === null ? [] : [said(text).text]));
  return (
    <li className={styles.person}>
      <strong id={rowId(one)} tabIndex={-1}>
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
