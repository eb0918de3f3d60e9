import type { CampaignFiguresAnswer } from '#adapters/wire/vouchers/office/campaign-figures.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import bars from '../../votes/desk/day.module.css';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';

interface FigureProps {
  readonly figures: CampaignFiguresAnswer;
}

/** Where the money of a campaign is. */
function Money({ figures: { money } }: FigureProps) {
  const { t } = useSpeech();
  return (
    <dl className={styles.sums}>
      {(['spent', 'setAside', 'left', 'prepaid', 'owed'] as const).map((one) => (
        <div key={one}>
          <dt>{t(`office-vouchers:money.${one}`)}</dt>
          <dd>{formatMoney(cents(money[one]))}</dd>
        </div>
      ))}
    </dl>
  );
}

const columns = ['given', 'begun', 'used', 'uses', 'returned', 'replaced', 'unpaid', 'expired'] as const;
type Counts = CampaignFiguresAnswer['all'];

function CountRow({ name, counts }: { readonly name: string; readonly counts: Counts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((one) => (
        <td key={one}>{formatCount(counts[one])}</td>
      ))}
    </tr>
  );
}

/** Vouchers by type and by channel, with all of them first. */
function Vouchers({ figures: { all, types, channels } }: FigureProps) {
  const { t, said } = useSpeech();
  const title = t('office-vouchers:figures.vouchers');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((one) => (
              <th key={one} scope="col">
                {t(`office-vouchers:figures.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CountRow name={t('office-vouchers:figures.all')} counts={all} />
          {types.map((one) => (
            <CountRow key={`type ${one.id}`} name={said(one.title).text} counts={one} />
          ))}
          {channels.map((one) => (
            <CountRow key={one.id} name={t(`office-vouchers:channel.${one.id}`)} counts={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sales day by day, each a row of tiles. */
function SalesByDay({ figures: { days, sales } }: FigureProps) {
  const { t, language } = useSpeech();
  const most = Math.max(0, ...days.map((one) => one.sales));
  return (
    <section aria-labelledby="bonos-dias">
      <h3 id="bonos-dias">{t('office-vouchers:figures.byDay', { count: sales, n: formatCount(sales) })}</h3>
      {days.length === 0 && <p className={votes.hint}>{t('office-vouchers:figures.noSales')}</p>}
      <ol role="list" className={bars.bars}>
        {days.map((one) => {
          const day = parseDay(one.day);
          return (
            <li key={one.day}>
              <span className={bars.name}>{day === null ? one.day : formatWeekday(day, language)}</span>
              <b>{formatCount(one.sales)}</b>
              <span className={bars.bar} aria-hidden="true" style={{ '--share': one.sales / most }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** So many shops are shown; the others are counted. */
const firstShops = 20;

function Shops({ figures: { shops } }: FigureProps) {
  const { t } = useSpeech();
  const others = shops.length - firstShops;
  return (
    <section aria-labelledby="bonos-tiendas">
      <h3 id="bonos-tiendas">
        {t('office-vouchers:figures.shops', { count: shops.length, n: formatCount(shops.length) })}
      </h3>
      {shops.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('office-vouchers:figures.shop')}</th>
                <th scope="col">{t('office-vouchers:figures.sales')}</th>
                <th scope="col">{t('office-vouchers:money.owed')}</th>
              </tr>
            </thead>
            <tbody>
              {shops.slice(0, firstShops).map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.name}</th>
                  <td>{formatCount(one.sales)}</td>
                  <td>{formatMoney(cents(one.owed))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others > 0 && (
        <p className={votes.hint}>{t('office-vouchers:figures.others', { n: formatCount(others) })}</p>
      )}
    </section>
  );
}

/** What came of a campaign so far; asked for again every few seconds. */
export function FiguresOfCampaign({ figures }: FigureProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { vouchers, released, left, counted } = figures;
  const values = {
    left: formatCount(left),
    released: formatCount(released),
    vouchers: formatCount(vouchers),
  };
  return (
    <section className={styles.figures} aria-labelledby="bonos-cifras">
      <h2 id="bonos-cifras">{t('office-vouchers:figures.title')}</h2>
      <p>
        {t(
          released < vouchers ? 'office-vouchers:figures.leftOfWaves' : 'office-vouchers:figures.left',
          values,
        )}{' '}
        <small className={votes.hint}>{t('office-vouchers:figures.counted', { at: moment(counted) })}</small>
      </p>
      <Money figures={figures} />
      <Vouchers figures={figures} />
      <div className={styles.two}>
        <SalesByDay figures={figures} />
        <Shops figures={figures} />
      </div>
    </section>
  );
}
