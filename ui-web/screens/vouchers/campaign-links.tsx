import { useEffect, useRef, useState } from 'react';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './vouchers.module.css';

type CampaignName = Pick<CampaignAnswer, 'id' | 'title'>;

interface CampaignLinksProps {
  readonly all: readonly CampaignName[];
  /** The one that is shown; absent if none is. */
  readonly campaign?: string;
}

/** How many are named at once: more would push what one came for off the screen. */
const few = 8;

/** The campaigns that are here, each with its address; of many a few, and the others on demand. */
export function CampaignLinks({ campaign, all }: CampaignLinksProps) {
  const { t } = useSpeech();
  const [isWhole, showWhole] = useState(false);
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button is gone: the focus goes on to what it brought.
    if (isWhole) first.current?.querySelectorAll('a')[few]?.focus();
  }, [isWhole]);
  if (all.length === 0) return null;
  const shown = isWhole ? all : someOf(all, campaign);
  const others = all.length - shown.length;
  return (
    <nav
      ref={first}
      className={classNames(styles.chips, styles.campaigns, isWhole && styles.manyCampaigns)}
      aria-label={t('vouchers:campaigns')}
    >
      {shown.map((one) => (
        <CampaignLink key={one.id} one={one} isCurrent={one.id === campaign} />
      ))}
      {others > 0 && (
        <Button look="text" size="short" onClick={() => showWhole(true)}>
          {t('vouchers:otherCampaigns', { count: others, n: formatCount(others) })}
        </Button>
      )}
    </nav>
  );
}

/** The first ones, and the one that is shown before them if it is none of them. */
function someOf(all: readonly CampaignName[], campaign: string | undefined): readonly CampaignName[] {
  // One more is no longer than the button.
  if (all.length <= few + 1) return all;
  const some = all.slice(0, few);
  const current = all.find(({ id }) => id === campaign);
  return current === undefined || some.includes(current) ? some : [current, ...some];
}

function CampaignLink({ one: { id, title }, isCurrent }: { one: CampaignName; isCurrent: boolean }) {
  const { said } = useSpeech();
  return (
    <Link
      className={styles.chip}
      href={`/bonos/${encodeURIComponent(id)}`}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {said(title).text}
    </Link>
  );
}
