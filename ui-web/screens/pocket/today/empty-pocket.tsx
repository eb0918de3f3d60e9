import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';

const places = [
  { href: '/citas', words: 'appointments' },
  { href: '/reservas', words: 'reservations' },
  { href: '/bonos', words: 'vouchers' },
  { href: '/entradas', words: 'tickets' },
  { href: '/inscripciones', words: 'registrations' },
] as const;

/** The pocket of somebody who has nothing yet: where things come from, and how those of another phone are brought. */
export function EmptyPocket() {
  const { t } = useSpeech();
  return (
    <>
      <EmptyState title={t('pocket:empty.title')}>
        <p>{t('pocket:empty.text')}</p>
      </EmptyState>
      <PlainList className={styles.rows}>
        {places.map(({ href, words }) => (
          <li key={href} className={styles.row}>
            <Link href={href}>{t(`pocket:empty.${words}`)}</Link>
            <Icon name="arrow" />
          </li>
        ))}
      </PlainList>
      <p className="note">
        {t('pocket:empty.other')} <Link href="/perfil">{t('pocket:empty.enter')}</Link>
      </p>
    </>
  );
}
