import { useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { folded } from '#domain/directory/folded.ts';
import { shopStatuses } from '#domain/vouchers/shop.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { ShopPage } from './shop-page.tsx';
import styles from './shops.module.css';
import { useShopList } from './use-shops.ts';

const place = '/gestion/bonos/tiendas';

/** The shops that take vouchers: all of them, or one. */
export function ShopsScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const key = params['key'] ?? null;
  useOfficeTitle(t('office:places.shops'));
  return (
    <div className={frame.body}>
      {key !== null && (
        <p>
          <OfficeLink href={place}>{t('office-shops:back')}</OfficeLink>
        </p>
      )}
      {key === null ? <ShopList /> : <ShopPage key={key} shop={key} />}
    </div>
  );
}

/** Those that wait come first, then by name, as the council lists them; `photos`: those of which a photo waits. */
function waitingFirst(shops: readonly StaffShop[], photos: readonly string[]): readonly StaffShop[] {
  const doesWait = ({ id, status, isCorrecting }: StaffShop): boolean =>
    status === 'applied' || isCorrecting || photos.includes(id);
  return shops.toSorted((a, b) => Number(doesWait(b)) - Number(doesWait(a)));
}

const fits = ({ name, taxNumber, number }: StaffShop, words: string): boolean =>
  folded(`${name} ${taxNumber} ${number}`).includes(folded(words.trim()));

function ShopList() {
  const { t } = useSpeech();
  const [answer, again] = useShopList();
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('');
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer))
    return (
      <ErrorState title={t('office-shops:failed')} retry={{ text: t('office:again'), onClick: again }} />
    );
  const { items, photos } = answer.right;
  const found = waitingFirst(items, photos).filter(
    (one) => fits(one, words) && (status === '' || one.status === status),
  );
  return (
    <>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.shops')}</h1>
        <p className="note">{t('office-shops:lead')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('office-shops:none')}>
          <p>{t('office-shops:noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.find}>
            <TextField label={t('office-shops:find')} type="search" value={words} onChange={setWords} />
            <SelectField
              label={t('office-shops:state')}
              value={status}
              onChange={setStatus}
              options={[
                { value: '', text: t('office-shops:any') },
                ...shopStatuses.map((value) => ({ value, text: t(`office-shops:status.${value}`) })),
              ]}
            />
          </div>
          <p role="status" className="note">
            {t('office-shops:count', { count: found.length })}
          </p>
          <ShopRows shops={found} photos={photos} />
        </>
      )}
    </>
  );
}

interface RowsProps {
  readonly shops: readonly StaffShop[];
  readonly photos: readonly string[];
}

function ShopRows({ shops, photos }: RowsProps) {
  const { t } = useSpeech();
  return (
    <ul role="list" className={styles.list}>
      {shops.map((shop) => (
        <li key={shop.id}>
          <OfficeLink href={`${place}/${shop.id}`}>{shop.name}</OfficeLink>
          <p className={styles.about}>
            <span className={shop.status === 'applied' ? styles.waits : undefined}>
              {t(`office-shops:status.${shop.status}`)}
            </span>
            {shop.isCorrecting && <span className={styles.waits}>{t('office-shops:correction.waits')}</span>}
            {photos.includes(shop.id) && (
              <span className={styles.waits}>{t('office-shops:photo.waits')}</span>
            )}
            <span>{t('office-shops:number', { number: shop.number })}</span>
            <span>{shop.taxNumber}</span>
            <span>{shop.address}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
