import type { ReactNode } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { noFilters, type ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Chip, ChipList } from '#ui-web/components/chip/chip.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ListView } from './addresses.ts';
import { useIsWide } from '#ui-web/shell/start/is-wide.ts';
import type { FoundProposals } from './presenter.ts';
import { Cards } from './proposal-cards.tsx';
import { ProposalsMap } from './proposals-map.tsx';
import styles from './screen.module.css';
import type { Terms } from './terms.ts';
import { ViewSwitch } from './view-switch.tsx';
import { filtersInUse } from './view-model.ts';

interface FoundProps {
  /** Null while it is loading. */
  readonly found: FoundProposals | null;
  /** The terms of this list, or of the one before; null before the first. */
  readonly terms: Terms | null;
  readonly filters: ProposalFilters;
  readonly page: number;
  readonly view: ListView;
  readonly narrow: (filters: ProposalFilters) => void;
}

/** How many were found, with which filters, and the two views. The map stays while the next list is loading. */
export function ProposalsFound({ found, terms, filters, page, view, narrow }: FoundProps) {
  const { t } = useSpeech();
  const isWide = useIsWide();
  if (found !== null && found.page.total === 0)
    return (
      <>
        {isFiltered(filters) && <Count found={found} filters={filters} narrow={narrow} />}
        <NothingFound isFiltered={isFiltered(filters)} clear={() => narrow(noFilters)} />
      </>
    );
  return (
    <>
      {found === null ? (
        <LoadingList key={`${page} ${JSON.stringify(filters)}`} title={t('proposals:loading')} />
      ) : (
        <Count found={found} filters={filters} narrow={narrow}>
          {!isWide && <ViewSwitch filters={filters} view={view} />}
        </Count>
      )}
      <div className={styles.both}>
        {/* Its room is kept, so that the map does not move. */}
        {(isWide || view === 'list') && (
          <div>{found !== null && <Cards found={found} filters={filters} page={page} />}</div>
        )}
        {terms !== null && (isWide || view === 'map') && (
          <section className={styles.map} aria-labelledby="on-map">
            <h2 className="text-20" id="on-map">
              {t('proposals:map.title')}
            </h2>
            <ProposalsMap filters={filters} terms={terms} />
          </section>
        )}
      </div>
    </>
  );
}

/** Whether any filter is set. */
export const isFiltered = (filters: ProposalFilters) => Object.values(filters).some((value) => value !== '');

interface CountProps {
  readonly found: FoundProposals;
  readonly filters: ProposalFilters;
  readonly narrow: (filters: ProposalFilters) => void;
  readonly children?: ReactNode;
}

function Count({ found, filters, narrow, children }: CountProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { total } = found.page;
  const inUse = filtersInUse(filters, found, speech);
  return (
    <div className={styles.count}>
      <p role="status">{t('proposals:count', { count: total, n: formatCount(total) })}</p>
      {inUse.length > 0 && (
        <ChipList label={t('proposals:filters')}>
          {inUse.map(({ filter, name, without }) => (
            <li key={filter}>
              <Chip removeLabel={t('proposals:remove', { name })} onRemove={() => narrow(without)}>
                {name}
              </Chip>
            </li>
          ))}
        </ChipList>
      )}
      {children}
    </div>
  );
}

function NothingFound({
  isFiltered: filtered,
  clear,
}: {
  readonly isFiltered: boolean;
  readonly clear: () => void;
}) {
  const { t } = useSpeech();
  if (!filtered) return <NoneYet />;
  const actions = (
    <Button look="outline" size="short" onClick={clear}>
      {t('proposals:clear')}
    </Button>
  );
  return (
    <EmptyState filtered title={t('proposals:none')} actions={actions}>
      <p>{t('proposals:noneHint')}</p>
    </EmptyState>
  );
}

function NoneYet() {
  const { t } = useSpeech();
  const processes = (
    <LinkButton href={processAddresses.list} look="outline" size="short">
      {t('home:allProcesses')}
    </LinkButton>
  );
  return (
    <EmptyState title={t('proposals:noneYet')} actions={processes}>
      <p>{t('proposals:noneYetHint')}</p>
    </EmptyState>
  );
}
