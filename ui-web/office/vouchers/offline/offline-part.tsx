import { lazy, Suspense, useId } from 'react';
import type { OfflineOfCampaign } from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import { useOfflineOfCampaign } from './use-offline.ts';

const LateRefused = lazy(async () => ({ default: (await import('./refused-sales.tsx')).RefusedSales }));

/** What an opened campaign lost by vouchers that were used twice without a line. Nothing is shown of one that does not allow it. */
export function OfflinePart({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const own = useId();
  const [answer, again] = useOfflineOfCampaign(id);
  if (answer === null) return null;
  if (isLeft(answer))
    return (
      <ErrorState
        title={t('office-vouchers:offline.part.notRead')}
        retry={{ text: t('office:again'), onClick: again }}
      />
    );
  const found = answer.right;
  if (found.most === null) return null;
  return (
    <section className={styles.figures} aria-labelledby={own}>
      <h2 id={own}>{t('office-vouchers:offline.part.title')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t('office-vouchers:offline.part.most')}</dt>
          <dd>{formatMoney(cents(found.most))}</dd>
        </div>
        <div>
          <dt>{t('office-vouchers:offline.part.borne')}</dt>
          <dd>{formatMoney(cents(found.borne))}</dd>
        </div>
        <div>
          <dt>{t('office-vouchers:offline.part.shares')}</dt>
          <dd>{formatCount(found.shares)}</dd>
        </div>
      </dl>
      {found.conflicts.length === 0 ? (
        <p className={votes.hint}>{t('office-vouchers:offline.part.none')}</p>
      ) : (
        <Conflicts conflicts={found.conflicts} />
      )}
      {found.refused.length > 0 && (
        <Suspense fallback={null}>
          <LateRefused campaign={id} refused={found.refused} />
        </Suspense>
      )}
    </section>
  );
}

const columns = ['sale', 'made', 'came', 'lost', 'bearer', 'winner'] as const;
/** The columns of words, which begin at one line; the others are of figures. */
const ofWords: readonly string[] = ['bearer', 'winner'];

type Conflict = OfflineOfCampaign['conflicts'][number];

/** The sales in which a voucher was used twice, the latest first. */
function Conflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const { t } = useSpeech();
  const title = t('office-vouchers:offline.part.conflicts');
  return (
    <>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((one) => (
                <th key={one} scope="col" className={ofWords.includes(one) ? styles.words : undefined}>
                  {t(`office-vouchers:offline.part.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflicts.map((one) => (
              <ConflictRow key={one.sale} conflict={one} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** One sale, and which one has its voucher. */
function ConflictRow({ conflict }: { readonly conflict: Conflict }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { number, shop, madeAt, at, isLate, lost, bearer, winners } = conflict;
  return (
    <tr>
      <th scope="row">
        {number} <small>{shop}</small>
      </th>
      <td>{moment(madeAt)}</td>
      <td>
        {moment(at)}
        {isLate && ` · ${t('office-vouchers:offline.part.late')}`}
      </td>
      <td>{formatMoney(cents(lost))}</td>
      <td className={styles.words}>
        {t(`office-vouchers:offline.part.${bearer === 'council' ? 'byCouncil' : 'byShop'}`)}
      </td>
      <td className={styles.words}>
        {winners.length === 0 ? t('office-vouchers:offline.part.other') : winners.join(', ')}
      </td>
    </tr>
  );
}
