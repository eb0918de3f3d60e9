import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { euroText } from '../../vouchers/view-model.ts';
import styles from '../pocket.module.css';
import { PocketIcon } from '../pocket-icon.tsx';
import type { PocketPage } from '../state.ts';
import { type VoucherCard, voucherCards } from '../things/usable-vouchers.ts';
import { useWhen } from '../when-words.ts';

interface CardsProps {
  readonly page: PocketPage;
  readonly open: (id: string) => void;
}

/** What is left to spend in shops. */
export function VoucherCards({ page, open }: CardsProps) {
  const { t } = useSpeech();
  const { council, site } = usePlace();
  const cards = voucherCards(page.held.orders, council.clock.now(), site.timeZone);
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="vouchers">
      <h2 id="vouchers">{t('pocket:vouchers.title')}</h2>
      <PlainList className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.campaign} card={card} onOpen={() => open(card.campaign)} />
        ))}
      </PlainList>
    </section>
  );
}

function Card({ card, onOpen }: { readonly card: VoucherCard; readonly onOpen: () => void }) {
  const { t, said } = useSpeech();
  const { day } = useWhen();
  const title = said(card.title).text;
  return (
    <li className={styles.card}>
      <TileBand height={28} identifier={card.campaign} />
      <div className={styles.cardBody}>
        <p>
          <b className={styles.worth}>{euroText(card.worth)}</b>
          <br />
          {title}
          <br />
          <span className="note">{t('pocket:vouchers.until', { day: day(card.until - 1) })}</span>
        </p>
        <button type="button" className={styles.icon} onClick={onOpen}>
          <PocketIcon name="qr" />
          <span className="visually-hidden">
            {t('pocket:pass.open', { count: card.vouchers.length, title })}
          </span>
        </button>
      </div>
    </li>
  );
}
