import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listPaymentsCall } from '#adapters/wire/payments/list-payments.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import chips from '../parts/chip.module.css';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDayOfMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { inEuros } from './euros.ts';
import {
  areSet,
  asked,
  pageLength,
  type PaymentFilters,
  readPaymentFilters,
  shownStates,
  writePaymentFilters,
} from './filters.ts';
import tables from './table.module.css';
import { usePaidFor } from './use-paid-for.ts';

type Listed = CallAnswer<typeof listPaymentsCall>;
type ListedPayment = Listed['items'][number];

interface ListProps {
  readonly filters: PaymentFilters;
}

/** The payments, the latest first, with filters that stand in the address. */
export function PaymentsList({ filters }: ListProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const written = writePaymentFilters(filters);
  const ask = useCallback(
    () => council.call(listPaymentsCall, { realm: council.realm, ...asked(readPaymentFilters(written)) }),
    [council, written],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <>
      <FilterForm key={written} filters={filters} />
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-payments:failed')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && <Listing listed={answer.right} filters={filters} />}
    </>
  );
}

function Listing({ listed, filters }: ListProps & { readonly listed: Listed }) {
  const { t } = useSpeech();
  const { items, itemsCount, totals } = listed;
  return (
    <>
      <StateChips totals={totals} filters={filters} />
      {items.length === 0 ? (
        <EmptyState
          filtered={areSet(filters)}
          title={t(areSet(filters) ? 'office-payments:none' : 'office-payments:noneYet')}
        />
      ) : (
        <PaymentTable items={items} filters={filters} />
      )}
      {itemsCount > pageLength && <Pages total={itemsCount} filters={filters} />}
    </>
  );
}

/** The states with how many there are. */
function StateChips({ totals, filters }: ListProps & Pick<Listed, 'totals'>) {
  const { t } = useSpeech();
  const counts = new Map(totals.map(({ status, count }) => [status, count]));
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t('office-payments:filter.states')}>
      <ul role="list" className={chips.chips}>
        <StateChip status={null} filters={filters} count={all} />
        {shownStates.map((one) => (
          <StateChip key={one} status={one} filters={filters} count={counts.get(one) ?? 0} />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps extends ListProps {
  /** Null for all states. */
  readonly status: PaymentFilters['status'];
  readonly count: number;
}

function StateChip({ status, filters, count }: ChipProps) {
  const { t } = useSpeech();
  const href = `/gestion/pagos${writePaymentFilters({ ...filters, status, offset: 0 })}`;
  return (
    <li>
      <OfficeLink
        className={chips.chip}
        href={href}
        aria-current={filters.status === status ? 'true' : undefined}
      >
        {t(status === null ? 'office-payments:all' : `office-payments:status.${status}`)} <b>{count}</b>
      </OfficeLink>
    </li>
  );
}

function FilterForm({ filters }: ListProps) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const [draft, change] = useState(filters);
  const go = (next: PaymentFilters) =>
    navigate(
      keepPlace(`/gestion/pagos${writePaymentFilters({ ...next, offset: 0 })}`, window.location.search),
    );
  return (
    <form
      className={tables.filters}
      aria-label={t('office-payments:filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        go(draft);
      }}
    >
      <label>
        <span>{t('office-payments:filter.text')}</span>
        <input
          type="search"
          value={draft.text}
          title={t('office-payments:filter.hint')}
          onChange={(event) => change({ ...draft, text: event.target.value })}
        />
      </label>
      {(['from', 'until'] as const).map((end) => (
        <label key={end}>
          <span>{t(`office-payments:filter.${end}`)}</span>
          <input
            type="date"
            value={draft[end]}
            onChange={(event) => change({ ...draft, [end]: event.target.value })}
          />
        </label>
      ))}
      <label>
        <span>{t('office-payments:filter.refunds')}</span>
        <select
          value={draft.refunds ?? ''}
          onChange={({ target: { value } }) =>
            change({ ...draft, refunds: value === 'waiting' || value === 'refused' ? value : null })
          }
        >
          <option value="">{t('office-payments:filter.anyRefund')}</option>
          <option value="waiting">{t('office-payments:filter.waiting')}</option>
          <option value="refused">{t('office-payments:filter.notMade')}</option>
        </select>
      </label>
      <OfficeButton type="submit" look="outline">
        {t('office-payments:filter.apply')}
      </OfficeButton>
      {areSet(filters) && <OfficeLink href="/gestion/pagos">{t('office-payments:filter.clear')}</OfficeLink>}
    </form>
  );
}

const columns = ['day', 'what', 'request', 'state', 'amount', 'returned'] as const;

function TableHead() {
  const { t } = useSpeech();
  return (
    <thead>
      <tr>
        {columns.map((one) => (
          <th
            key={one}
            scope="col"
            className={one === 'amount' || one === 'returned' ? tables.number : undefined}
          >
            {t(`office-payments:col.${one}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PaymentTable({ items, filters }: ListProps & { readonly items: readonly ListedPayment[] }) {
  const { t } = useSpeech();
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">{t('office-payments:table')}</caption>
      <TableHead />
      <tbody>
        {items.map((one) => (
          <PaymentRow key={one._id} payment={one} end={writePaymentFilters(filters)} />
        ))}
      </tbody>
    </table>
  );
}

function PaymentRow({ payment, end }: { readonly payment: ListedPayment; readonly end: string }) {
  const { t } = useSpeech();
  const paidFor = usePaidFor();
  const dayOf = useDayOfMoment();
  const { _id: order, request, status, amount, returned, createdAt } = payment;
  const label = (column: (typeof columns)[number]) => t(`office-payments:col.${column}`);
  return (
    <tr>
      <td data-label={label('day')}>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </td>
      <th scope="row">
        <OfficeLink href={`/gestion/pagos/${encodeURIComponent(order)}${end}`}>{paidFor(payment)}</OfficeLink>{' '}
        <small>{order}</small>
      </th>
      <td data-label={label('request')} data-empty={request === null || undefined}>
        {request ?? '–'}
      </td>
      <td data-label={label('state')}>
        <span className={tables.state} data-state={status}>
          {t(`office-requests:paidStatus.${status}`)}
        </span>
      </td>
      <td data-label={label('amount')} className={tables.number}>
        {inEuros(amount)}
      </td>
      <td data-label={label('returned')} data-empty={returned === 0 || undefined} className={tables.number}>
        {returned === 0 ? '–' : inEuros(returned)}
      </td>
    </tr>
  );
}

function Pages({ total, filters }: ListProps & { readonly total: number }) {
  const { t } = useSpeech();
  const { offset } = filters;
  const to = (next: number) =>
    `/gestion/pagos${writePaymentFilters({ ...filters, offset: Math.max(0, next) })}`;
  return (
    <nav aria-label={t('office-payments:pages')} className={tables.pages}>
      {offset > 0 && <OfficeLink href={to(offset - pageLength)}>{t('office-payments:previous')}</OfficeLink>}
      <span>
        {t('office-payments:page', { from: offset + 1, until: Math.min(offset + pageLength, total), total })}
      </span>
      {offset + pageLength < total && (
        <OfficeLink href={to(offset + pageLength)}>{t('office-payments:next')}</OfficeLink>
      )}
    </nav>
  );
}
