import { classNames } from '#ui-web/components/class-names.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type ListView, proposalsAddress } from './addresses.ts';
import styles from './screen.module.css';

/** List or map, on a screen too small for both. */
export function ViewSwitch({
  filters,
  view,
}: {
  readonly filters: ProposalFilters;
  readonly view: ListView;
}) {
  const { t } = useSpeech();
  return (
    <nav className={styles.switch} aria-label={t('proposals:view.label')}>
      {(['list', 'map'] as const).map((one) => (
        <Link
          key={one}
          href={proposalsAddress(filters, one)}
          className={classNames(one === view && styles.current)}
          aria-current={one === view ? 'true' : undefined}
        >
          {t(`proposals:view.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
