import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';

/** The privacy policy, and whether it was accepted on this device. */
export function PrivacyPart({ page: { acceptedPrivacy }, presenter }: PocketPartProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const isAccepted = acceptedPrivacy !== null;
  return (
    <section className={styles.section} aria-labelledby="privacy">
      <h2 id="privacy">{t('pocket:settings.privacy')}</h2>
      <p role="status">
        {isAccepted
          ? t('pocket:settings.accepted', { day: formatDay(dayAt(acceptedPrivacy, site.timeZone), language) })
          : t('pocket:settings.notAccepted')}
      </p>
      <p className="actions">
        {site.privacy !== null && (
          <Link href={`/pagina/${site.privacy}`}>{t('pocket:settings.readPrivacy')}</Link>
        )}
        <Button look="outline" size="short" onClick={() => presenter.acceptPrivacy(!isAccepted)}>
          {t(`pocket:settings.${isAccepted ? 'withdraw' : 'accept'}`)}
        </Button>
      </p>
    </section>
  );
}
