import { useSpeech } from '#ui-web/speech.ts';
import type { ListedPerson } from '../people/person.ts';
import styles from './setup.module.css';

/** The people who are in the office already, or were invited. */
export function PeopleHere({ people }: { readonly people: readonly ListedPerson[] }) {
  const { t } = useSpeech();
  if (people.length === 0) return null;
  return (
    <section className={styles.people}>
      <h3>{t('office-setup:steps.people.inside')}</h3>
      <ul role="list">
        {people.map(({ id, name, passkeys }) => (
          <li key={id}>
            {name}
            {passkeys.length === 0 && <small> · {t('office-setup:steps.people.invited')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
