import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import type { DeskState } from './desk-state.ts';
import type { May } from './facts-props.ts';
import { FilterBar } from './filter-bar.tsx';
import { areSome, type Filters, noDeskFilters, sorts } from './filters.ts';
import styles from './list.module.css';
import type { MailboxNames } from './mailbox-names.ts';
import { showsMap } from './map/list-or-map.tsx';
import type { DeskPresenter } from './presenter.ts';
import { requestHref } from './request-href.ts';
import { RequestRow } from './row.tsx';
import { groupedByTerm } from './term-view.ts';
import { DeskTools } from './tools/desk-tools.tsx';

const DeskMap = lazy(async () => ({ default: (await import('./map/desk-map.tsx')).DeskMap }));

interface ListProps {
  readonly state: DeskState;
  readonly presenter: DeskPresenter;
  readonly today: CalendarDay;
  readonly mailboxes: MailboxNames;
  readonly openIid: string | null;
  readonly filter: (filters: Filters) => void;
  readonly may: May;
}

/** The list of requests: how many, what it shows, and one row each. */
export function StaffRequestList(props: ListProps) {
  const { state, presenter } = props;
  const { t } = useSpeech();
  const isMap = showsMap(useSearch());
  const rest = isMap ? 0 : state.total - state.items.length;
  return (
    <section className={styles.list} aria-label={t('office-requests:list')}>
      <ListHead {...props} />
      {isMap ? (
        <Suspense fallback={<LoadingList title={t('office-requests:loading')} rows={4} />}>
          <DeskMap filters={state.filters} openIid={props.openIid} />
        </Suspense>
      ) : (
        <ListBody {...props} />
      )}
      {rest > 0 && state.items.length > 0 && (
        <p className={styles.more}>
          <OfficeButton
            look="outline"
            busy={state.listing === 'asking'}
            onClick={() => void presenter.more()}
          >
            {t('office-requests:more', { n: formatCount(rest) })}
          </OfficeButton>
        </p>
      )}
      <KeyHints />
    </section>
  );
}

function ListHead({ state, presenter, filter, mailboxes, may }: ListProps) {
  const { t } = useSpeech();
  const { items, total, filters, marked } = state;
  const isMap = showsMap(useSearch());
  const areAll = items.length > 0 && items.every(({ iid }) => marked.has(iid));
  return (
    <div className={styles.head}>
      <div className={styles.titled}>
        <h1 tabIndex={-1}>{t('office:places.requests')}</h1>
        <span className={styles.count} role="status">
          {state.listing === 'here' && (
            <>
              <b>{formatCount(total)}</b> {t('office-requests:found', { count: total })}
            </>
          )}
        </span>
      </div>
      <SearchField key={filters.text} filters={filters} filter={filter} />
      <FilterBar filters={filters} filter={filter} state={state} mailboxes={mailboxes} />
      <DeskTools filters={filters} filter={filter} may={may} />
      {items.length > 0 && !isMap && (
        <div className={styles.tools}>
          <label>
            <input
              type="checkbox"
              className={styles.mark}
              checked={areAll}
              onChange={() =>
                presenter.mark(
                  items.map(({ iid }) => iid),
                  !areAll,
                )
              }
            />
            {t('office-requests:markAll', { n: formatCount(items.length) })}
          </label>
          <label className={styles.sorting}>
            <OfficeIcon name="sort" />
            <span className="visually-hidden">{t('office-requests:sort.label')}</span>
            <select
              value={filters.sort}
              onChange={(event) => filter({ ...filters, sort: event.target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`office-requests:sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
}

/** Words to look for in the list; Enter asks, so that not every keystroke does. */
function SearchField({
  filters,
  filter,
}: {
  readonly filters: Filters;
  readonly filter: ListProps['filter'];
}) {
  const { t } = useSpeech();
  const [text, setText] = useState(filters.text);
  return (
    <form
      role="search"
      aria-label={t('office-requests:search.label')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        filter({ ...filters, text: text.trim() });
      }}
    >
      <Icon name="search" />
      <label className="visually-hidden" htmlFor="buscar-en-lista">
        {t('office-requests:search.label')}
      </label>
      <input
        id="buscar-en-lista"
        type="search"
        placeholder={t('office-requests:search.hint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '' && filters.text !== '') filter({ ...filters, text: '' });
        }}
      />
    </form>
  );
}

function ListBody({ state, presenter, today, mailboxes, openIid, filter }: ListProps) {
  const { t } = useSpeech();
  const search = useSearch();
  const { items, listing, marked, filters } = state;
  if ((listing === 'failed' || listing === 'refused') && items.length === 0)
    return (
      <div className={styles.empty}>
        <ErrorState
          title={t('office-requests:failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.refresh() }}
        />
      </div>
    );
  if (listing === 'asking' && items.length === 0)
    return (
      <div className={styles.empty}>
        <LoadingList title={t('office-requests:loading')} rows={6} />
      </div>
    );
  if (items.length === 0) return <NoRequests filters={filters} filter={filter} />;
  return groupedByTerm(items, today).map(({ group, items: own }) => (
    <section key={group} aria-label={t(`office-requests:groups.${group}`)}>
      <h2 className={styles.group}>
        {t(`office-requests:groups.${group}`)} <small>{formatCount(own.length)}</small>
      </h2>
      <ul role="list" className={styles.rows}>
        {own.map((request) => (
          <RequestRow
            key={request.iid}
            request={request}
            href={requestHref(request.iid, search)}
            mailbox={mailboxes(request.mailbox)}
            isOpen={request.iid === openIid}
            isMarked={marked.has(request.iid)}
            mark={(on) => presenter.mark([request.iid], on)}
          />
        ))}
      </ul>
    </section>
  ));
}

function NoRequests({ filters, filter }: Pick<ListProps, 'filter'> & { readonly filters: Filters }) {
  const { t } = useSpeech();
  const isFiltered = areSome(filters);
  return (
    <div className={styles.empty}>
      <EmptyState
        filtered={isFiltered}
        title={t(isFiltered ? 'office-requests:noneFound' : 'office-requests:none')}
        actions={
          isFiltered && (
            <OfficeButton look="outline" onClick={() => filter(noDeskFilters)}>
              {t('office-requests:filters.clear')}
            </OfficeButton>
          )
        }
      >
        <p>{t(isFiltered ? 'office-requests:noneFoundText' : 'office-requests:noneText')}</p>
      </EmptyState>
    </div>
  );
}

/** The keys of the list, for eyes; the sheet of keys says the same to everybody. */
function KeyHints() {
  const { t } = useSpeech();
  const hints = [
    [['J', 'K'], 'move'],
    [['X'], 'mark'],
    [['A'], 'assign'],
    [['E'], 'state'],
    [['R'], 'answer'],
    [['P'], 'template'],
    [['Z'], 'undo'],
  ] as const;
  return (
    <p className={styles.foot} aria-hidden="true">
      {hints.map(([keys, name]) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`office-requests:hints.${name}`)}
        </span>
      ))}
    </p>
  );
}
