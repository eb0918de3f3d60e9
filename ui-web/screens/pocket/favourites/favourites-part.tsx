import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { openWords } from '#ui-web/screens/showcase/words.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import { useWhen } from '../when-words.ts';
import { DutyPharmacy } from './duty-pharmacy.tsx';
import type { FavouriteShop } from './favourite-status.ts';
import { useStatuses } from './use-statuses.ts';

/** Whether vouchers can be spent in shops now; nothing of it while there is no campaign. */
const voucherWords = {
  used: 'showcase:vouchers',
  paused: 'showcase:vouchersPaused',
  ended: 'showcase:vouchersEnded',
  none: null,
} as const satisfies Readonly<Record<FavouriteShop['vouchers'], string | null>>;

/** Whether a shop is open, and whether vouchers can be spent in it now. */
const shopWords = (
  { open, vouchers, isStale }: FavouriteShop,
  moment: Parameters<typeof openWords>[1],
  speech: Speech,
): string => {
  const key = voucherWords[vouchers];
  const first = isStale ? speech.t('showcase:mayDiffer') : openWords(open, moment, speech);
  return key === null ? first : `${first} · ${speech.t(key)}`;
};

/** The pharmacy on duty, and the pages that the reader marked as favourites. */
export function FavouritesPart({ page, presenter }: PocketPartProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { moment } = useWhen();
  const { council, site } = usePlace();
  const statuses = useStatuses(page.favourites);
  const statusOf = (path: string) => {
    const status = statuses.get(path);
    if (status === undefined) return null;
    if (status.kind === 'shop')
      return shopWords(status, { now: council.clock.now(), zone: site.timeZone }, speech);
    return t(`pocket:favourites.${status.kind}`, { when: moment(status.at) });
  };
  return (
    <>
      <ScreenTitle of={t('pocket:favourites.title')} />
      <DutyPharmacy rota={page.rota} isAsking={page.isAsking} />
      <section className={styles.section} aria-labelledby="favourites">
        <h2 id="favourites">{t('pocket:favourites.yours')}</h2>
        {page.favourites.length === 0 ? (
          <p>{t('pocket:favourites.none')}</p>
        ) : (
          <PlainList className={styles.rows}>
            {page.favourites.map((favourite) => (
              <li key={favourite.path} className={styles.row}>
                <span>
                  <Link href={favourite.path}>{favourite.title}</Link>
                  <span className={styles.rowNote}>{statusOf(favourite.path)}</span>
                </span>
                <Button look="text" size="short" onClick={() => presenter.forget(favourite)}>
                  {t('pocket:favourites.remove')}
                  <span className="visually-hidden">: {favourite.title}</span>
                </Button>
              </li>
            ))}
          </PlainList>
        )}
      </section>
    </>
  );
}
