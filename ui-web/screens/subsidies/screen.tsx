import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { readSubsidyPage, type SubsidyPage } from '#application/subsidies/subsidy-page.ts';
import { type SubsidyRecords, subsidyTable } from '#application/subsidies/subsidy-table.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { yearOf } from '#domain/subsidies/subsidy.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Chip, ChipList } from '#ui-web/components/chip/chip.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type AddressWith, subsidyAddress } from './addresses.ts';
import { FoundGrants } from './found-grants.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Tabs, SubsidyViews } from './page-views.tsx';
import { subsidiesPresenter } from './presenter.ts';
import styles from './screen.module.css';
import { SearchForm } from './search-form.tsx';

interface EntityProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** The entity whose subsidies are shown, and the way to those of all. */
function EntityChip({ name, onRemove }: EntityProps) {
  const { t } = useSpeech();
  const text = t('subsidies:entity', { name });
  return (
    <ChipList label={text}>
      <li>
        <Chip removeLabel={t('subsidies:removeEntity')} onRemove={onRemove}>
          {text}
        </Chip>
      </li>
    </ChipList>
  );
}

/** What the council offers subsidies for, and who received them (specification 3, section 2). */
export function SubsidiesScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { go } = useNavigate();
  const search = useSearch();
  const thisYear = yearOf(dayAt(council.clock.now(), site.timeZone)) ?? 0;
  const page = useMemo(() => {
    const asked = new URLSearchParams(search);
    return readSubsidyPage((name) => asked.get(name), thisYear);
  }, [search, thisYear]);
  const kind = page.view === 'calls' ? 'calls' : 'grants';
  const list = useMemo(() => ({ council, kind, year: page.year }) as const, [council, kind, page.year]);
  const opening = {
    // The calls of this year are sent with the page.
    name: kind === 'calls' && page.year === thisYear ? 'subsidies' : null,
    make: () => subsidiesPresenter(council, kind, page.year),
    open: (one: ReturnType<typeof subsidiesPresenter>) => one.ask(),
  };
  const presenter = useOpened(opening, list);
  const state = useComingViewModel(presenter);
  // Without records there is nothing to search.
  const hasNone = page.search === '' && state.kind === 'here' && countOf(state.value) === 0;
  const at = (changes: Partial<SubsidyPage>) => subsidyAddress({ ...page, ...changes }, thisYear);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top stack">
        <ScreenTitle of={t('subsidies:title')} />
        <p className="lead">{t('subsidies:lead')}</p>
      </div>
      <Tabs page={page} at={at} />
      <div className={`stack stack-24 stretch ${styles.list}`}>
        <SubsidyViews page={page} at={at} thisYear={thisYear} />
        {page.strangeYear !== '' && (
          <Notice tone="info">
            {t('subsidies:strangeYear', { year: page.strangeYear, shown: String(thisYear) })}
          </Notice>
        )}
        {hasNone || <SearchForm search={page.search} onSearch={(words) => go(at({ search: words }))} />}
        {page.entity !== '' && <EntityChip name={page.entity} onRemove={() => go(at({ entity: '' }))} />}
        {state.kind === 'waiting' && (
          <LoadingList key={`${kind} ${page.year}`} title={t(`subsidies:loading.${kind}`)} />
        )}
        {state.kind === 'refused' && (
          <Failure
            whole
            title={t(`subsidies:failed.${kind}`)}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && <Records records={state.value} page={page} at={at} />}
        {kind === 'grants' && <p className="note">{t('subsidies:masked', { example: '***4567**' })}</p>}
      </div>
    </div>
  );
}

const countOf = (records: SubsidyRecords): number =>
  (records.kind === 'calls' ? records.calls : records.grants).length;

interface RecordsProps {
  readonly records: SubsidyRecords;
  readonly page: SubsidyPage;
  readonly at: AddressWith;
}

function Records({ records, page, at }: RecordsProps) {
  const { language } = useSpeech();
  const { go } = useNavigate();
  // The tabs change at once, before the other list is loaded.
  const isOfPage = (records.kind === 'calls') === (page.view === 'calls');
  const table = useMemo(() => subsidyTable(records, page, language), [records, page, language]);
  if (!isOfPage) return null;
  if (table.rows.length === 0) return <NothingFound page={page} at={at} />;
  return (
    <FoundGrants
      key={`${page.view} ${page.year} ${page.search}`}
      table={table}
      page={page}
      source={at({})}
      onSort={(sort) => go(at({ sort }))}
    />
  );
}
