import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './vouchers.module.css';

interface CampaignLinksProps {
  readonly all: readonly Pick<CampaignAnswer, 'id' | 'title'>[];
  /** The one that is shown; absent if none is. */
  readonly campaign?: string;
}

/** The campaigns that are here, each with its address. */
export function CampaignLinks({ campaign, all }: CampaignLinksProps) {
  const { t, said } = useSpeech();
  if (all.length === 0) return null;
  return (
    <nav className={`${styles.chips} ${styles.campaigns}`} aria-label={t('vouchers:campaigns')}>
      {all.map(({ id, title }) => (
        <Link
          key={id}
          className={styles.chip}
          href={`/bonos/${encodeURIComponent(id)}`}
          {...(id === campaign && { 'aria-current': 'page' as const })}
        >
          {said(title).text}
        </Link>
      ))}
    </nav>
  );
}
