import { formatCount } from '#application/text/numbers.ts';
import { noFilters, type ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Chip, ChipList } from '#ui-web/components/chip/chip.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { Ribbon } from '#ui-web/components/ribbon/ribbon.tsx';
import { ListPage } from '#ui-web/shell/list-screen.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type ListView, proposalsAddress } from './addresses.ts';
import { CardLike } from './likes/card-like.tsx';
import { useLikes } from './likes/use-likes.ts';
import { useIsWide } from '#ui-web/shell/is-wide.ts';
import { type FoundProposals, proposalsPerPage } from './presenter.ts';
import { ProposalsMap } from './proposals-map.tsx';
import styles from './screen.module.css';
import { ViewSwitch } from './view-switch.tsx';
import { cardViews, filtersInUse, stretchWords } from './view-model.ts';

interface FoundProps {
  readonly found: FoundProposals;
  readonly filters: ProposalFilters;
  readonly page: number;
  readonly view: ListView;
  readonly narrow: (filters: ProposalFilters) => void;
}

/** How many were found, under which filters, and the two ways to see them. */
export function Found({ found, filters, page, view, narrow }: FoundProps) {
  const speech = useSpeech();
  const { t } = speech;
  const isWide = useIsWide();
  const { total } = found.page;
  const inUse = filtersInUse(filters, found, speech);
  return (
    <>
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
        {!isWide && total > 0 && <ViewSwitch filters={filters} view={view} />}
      </div>
      {total === 0 ? (
        <NothingFound isFiltered={inUse.length > 0} clear={() => narrow(noFilters)} />
      ) : (
        <div className={styles.both}>
          {(isWide || view === 'list') && <Cards found={found} filters={filters} page={page} />}
          {(isWide || view === 'map') && (
            <section className={styles.map} aria-labelledby="on-map">
              <h2 className="text-20" id="on-map">
                {t('proposals:map.title')}
              </h2>
              <ProposalsMap filters={filters} terms={found.terms} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

function Cards({ found, filters, page }: Pick<FoundProps, 'found' | 'filters' | 'page'>) {
  const speech = useSpeech();
  const { t } = speech;
  const stretch = stretchWords(found, page, speech);
  const { likes, set } = useLikes(found.page.items.map(({ id }) => id));
  return (
    <section className="stack stack-24 stretch" aria-label={t('proposals:view.list')}>
      <ListPage
        found={found.page}
        page={page}
        perPage={proposalsPerPage}
        path={proposalsAddress(filters)}
        empty={null}
        noneOnPage={t('proposals:noneOnPage')}
      >
        <ProposalGrid>
          {cardViews(found, speech).map(({ validation, ...card }) => {
            const shown = likes.get(card.id);
            return (
              <ProposalCard
                key={card.id}
                {...card}
                level={2}
                ribbon={<Ribbon state={validation.tone}>{validation.text}</Ribbon>}
                beside={
                  shown && (
                    <CardLike
                      likes={shown}
                      title={card.title.text}
                      onChange={(liked) => void set(card.id, liked)}
                    />
                  )
                }
              >
                {shown?.refused && (
                  <p className="note" role="alert">
                    {t(`proposals:like.${shown.refused}`)}
                  </p>
                )}
              </ProposalCard>
            );
          })}
        </ProposalGrid>
        {stretch !== '' && <p className="note">{stretch}</p>}
      </ListPage>
    </section>
  );
}

function NothingFound({ isFiltered, clear }: { readonly isFiltered: boolean; readonly clear: () => void }) {
  const { t } = useSpeech();
  if (!isFiltered) return <EmptyState title={t('proposals:noneYet')} />;
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
