import { formatCount } from '#application/text/numbers.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import styles from '../vouchers.module.css';

/** How far the draw of a campaign is, and the way to its act. */
export function DrawOfCampaign({ draw }: { readonly draw: NonNullable<OfficeCampaignAnswer['draw']> }) {
  const { t } = useSpeech();
  const { id, state, entries } = draw;
  return (
    <section className={styles.section} aria-labelledby="bonos-sorteo">
      <h2 id="bonos-sorteo">{t('office-vouchers:draw.title')}</h2>
      <p>{t(`office-vouchers:draw.state.${state}`, { n: formatCount(entries) })}</p>
      <p>
        <OfficeLink href={`/gestion/sorteos/${encodeURIComponent(id)}`}>
          {t('office-vouchers:draw.open')}
        </OfficeLink>
      </p>
    </section>
  );
}
