import { shownAlerts } from '#domain/pocket/alerts/alert-book.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './pocket.module.css';
import { PocketIcon } from './pocket-icon.tsx';
import type { PocketPage } from './state.ts';

const places = [
  { name: 'hoy', href: '/bolsillo', icon: 'today', words: 'today' },
  { name: 'avisos', href: '/bolsillo/avisos', icon: 'bell', words: 'alerts' },
  { name: 'favoritos', href: '/bolsillo/favoritos', icon: 'heart', words: 'favourites' },
  { name: 'ajustes', href: '/bolsillo/ajustes', icon: 'settings', words: 'settings' },
] as const;

interface NavProps {
  readonly at: (typeof places)[number]['name'];
  readonly page: PocketPage;
}

/** The four parts of the pocket: at the foot of a phone, above on a wide page. */
export function PocketNav({ at, page: { alerts, marks } }: NavProps) {
  const { t } = useSpeech();
  const unseen = shownAlerts(alerts, marks).filter(({ isSeen }) => !isSeen).length;
  return (
    <nav className={styles.nav} aria-label={t('pocket:nav.label')}>
      <PlainList className={styles.navList}>
        {places.map(({ name, href, icon, words }) => (
          <li key={name}>
            <Link href={href} aria-current={name === at ? 'page' : undefined}>
              <PocketIcon name={icon} />
              <span>{t(`pocket:nav.${words}`)}</span>
              {name === 'avisos' && unseen > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {unseen}
                  </span>
                  <span className="visually-hidden">{t('pocket:nav.unseen', { count: unseen })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
