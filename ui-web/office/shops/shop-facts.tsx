import { useSpeech } from '#ui-web/speech.ts';
import { readableEuros, type SeenShop, spacedIban } from './seen-shop.ts';
import styles from './shops.module.css';

/** What is known of a shop. */
export function ShopFacts({ seen: { shop, iban } }: { readonly seen: SeenShop }) {
  const { t, said } = useSpeech();
  const facts = [
    ['taxNumber', shop.taxNumber],
    ['iban', spacedIban(iban)],
    ['headings', shop.headings.map((one) => t(`office-shops:heading.${one}`)).join(', ')],
    ['address', shop.address],
    ['map', shop.place === null ? t('office-shops:noPlace') : t('office-shops:placed')],
    ['hours', said(shop.hours).text],
    ['email', shop.email],
    ['telephone', shop.telephone],
    ['most', shop.most === null ? t('office-shops:asCampaign') : readableEuros(shop.most)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className="note">{t(`office-shops:fact.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
