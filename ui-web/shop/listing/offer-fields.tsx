import type { TypedOffer } from '#domain/showcase/typed-listing.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './listing.module.css';

interface OfferProps {
  readonly n: number;
  readonly offer: TypedOffer;
  /** What is wrong in it; null if nothing is. */
  readonly error: string | null;
  readonly change: (offer: TypedOffer) => void;
  readonly remove: () => void;
}

/** One offer: what it is, its days, and how many pieces the shop sets aside. */
export function OfferFields({ n, offer, error, change, remove }: OfferProps) {
  const { t } = useSpeech();
  const number = { n: String(n + 1) };
  return (
    <fieldset className={styles.offer}>
      <legend>{t('shop-desk:listing.offer', number)}</legend>
      <TextField
        id={`listing-offer.${n}`}
        label={t('shop-desk:listing.offerTitle')}
        width="100%"
        value={offer.title}
        onChange={(title) => change({ ...offer, title })}
        {...(error !== null && { error })}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('shop-desk:listing.from')}
          value={offer.from}
          onChange={(from) => change({ ...offer, from })}
        />
        <TextField
          type="date"
          label={t('shop-desk:listing.until')}
          value={offer.until}
          onChange={(until) => change({ ...offer, until })}
        />
      </div>
      <TextField
        inputMode="numeric"
        label={t('shop-desk:listing.pieces')}
        hint={t('shop-desk:listing.piecesHint')}
        value={String(offer.pieces)}
        onChange={(text) => change({ ...offer, pieces: Number(text.replaceAll(/\D/gu, '')) })}
      />
      <Button look="text" size="short" onClick={remove}>
        {t('shop-desk:listing.remove', number)}
      </Button>
    </fieldset>
  );
}
