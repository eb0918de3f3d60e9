import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { headingsOf } from '#domain/vouchers/shops/shop-headings.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import type { useHere } from '#ui-web/components/map/use-here.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShopSearch } from './seen-shops.ts';
import styles from './showcase.module.css';

interface SearchProps {
  readonly shops: readonly PublicListing[];
  readonly search: ShopSearch;
  readonly change: (search: ShopSearch) => void;
  readonly located: ReturnType<typeof useHere>;
}

/** What the reader looks for: words, what is open, near, takes vouchers, and what shops sell. */
export function SearchFields({ shops, search, change, located }: SearchProps) {
  const { t } = useSpeech();
  const { here, refused, isAsking, find } = located;
  const headings = headingsOf(shops);
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={t('showcase:search.label')}
        hint={t('showcase:search.hint')}
        width="100%"
        value={search.text}
        onChange={(text) => change({ ...search, text })}
      />
      <div className={styles.chips} role="group" aria-label={t('showcase:search.filter')}>
        <Chip
          isOn={search.isOpenOnly}
          press={() => change({ ...search, isOpenOnly: !search.isOpenOnly })}
          words={t('showcase:search.open')}
        />
        <ChoiceChips shops={shops} search={search} change={change} />
        <Button look="outline" size="short" icon="locate" busy={isAsking} onClick={() => void find()}>
          {t('vouchers:where.near')}
        </Button>
      </div>
      {headings.length > 1 && (
        <div className={styles.chips} role="group" aria-label={t('vouchers:where.filter')}>
          {[null, ...headings].map((one) => (
            <Chip
              key={one ?? ''}
              isOn={one === search.heading}
              press={() => change({ ...search, heading: one })}
              words={one === null ? t('vouchers:where.all') : t(`vouchers:heading.${one}`)}
            />
          ))}
        </div>
      )}
      <p role="status" className="note">
        {refused !== null && t(`vouchers:where.${refused === 'denied' ? 'denied' : 'notLocated'}`)}
        {refused === null && here !== null && t('vouchers:where.nearest')}
      </p>
    </div>
  );
}

type ChoicesProps = Pick<SearchProps, 'shops' | 'search' | 'change'>;

/** What some shops have and others do not; what no shop has is not offered. */
function ChoiceChips({ shops, search, change }: ChoicesProps) {
  const { t } = useSpeech();
  const choices = [
    ['isVouchersOnly', 'showcase:vouchers', (shop: PublicListing) => shop.takesVouchers],
    ['isDeliveryOnly', 'showcase:delivers', (shop: PublicListing) => shop.details.delivers],
    ['isStepFreeOnly', 'showcase:stepFree', (shop: PublicListing) => shop.details.isStepFree],
  ] as const;
  return choices
    .filter(([, , has]) => shops.some(has))
    .map(([name, words]) => (
      <Chip
        key={name}
        isOn={search[name]}
        press={() => change({ ...search, [name]: !search[name] })}
        words={t(words)}
      />
    ));
}

interface ChipProps {
  readonly isOn: boolean;
  readonly press: () => void;
  readonly words: string;
}

const Chip = ({ isOn, press, words }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={press}>
    {words}
  </button>
);
