import type { OwnShopData } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import { dayAndClock } from '#ui-web/device/clock-words.ts';

/** What the shop has asked to change, and what was decided of it before. */
export function AskedChange({ data: { correction, decided } }: { readonly data: OwnShopData }) {
  const { t, language } = useSpeech();
  const { timeZone } = useShop();
  const when = (at: string) => dayAndClock(at, timeZone, language);
  if (correction !== null)
    return (
      <Notice tone="info">
        <p>
          <strong>{t('shop-desk:data.waits', { when: when(correction.at) })}</strong>
        </p>
        <AskedFields fields={correction.fields} />
      </Notice>
    );
  if (decided === null) return null;
  const { at, isAccepted, reason } = decided;
  return (
    <Notice tone={isAccepted ? 'ok' : 'warning'}>
      <p>{t(`shop-desk:data.${isAccepted ? 'accepted' : 'refused'}`, { when: when(at), reason })}</p>
    </Notice>
  );
}

type Fields = NonNullable<OwnShopData['correction']>['fields'];

function AskedFields({ fields }: { readonly fields: Fields }) {
  const { t, said } = useSpeech();
  const { headings, hours, ibanEnd: end, ...lines } = fields;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(lines),
    ['headings', headings?.map((one) => t(`shop-desk:heading.${one}`)).join(', ')],
    ['hours', hours && said(hours).text],
    ['iban', end && t('shop-desk:data.account', { end })],
  ];
  return (
    <ul>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <li key={name}>
            {t(`shop-desk:apply.${name}`)}: {value === '' ? '—' : value}
          </li>
        ))}
    </ul>
  );
}
