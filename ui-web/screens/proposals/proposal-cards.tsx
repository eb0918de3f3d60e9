import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { ListPage } from '#ui-web/shell/routing/list-screen.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { proposalsAddress } from './addresses.ts';
import { CardLike } from './likes/card-like.tsx';
import { useLikes } from './likes/use-likes.ts';
import { type FoundProposals, proposalsPerPage } from './presenter.ts';
import { cardViews, stretchWords } from './view-model.ts';

interface CardsProps {
  readonly found: FoundProposals;
  readonly filters: ProposalFilters;
  readonly page: number;
}

/** One page of the proposals that were found. */
export function Cards({ found, filters, page }: CardsProps) {
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
          {cardViews(found, speech).map(({ status, takesSupport, ...card }) => {
            const shown = likes.get(card.id);
            return (
              <ProposalCard
                key={card.id}
                {...card}
                level={2}
                ribbon={<RibbonLabel state={status.tone}>{status.text}</RibbonLabel>}
                beside={
                  shown && (
                    <CardLike
                      likes={shown}
                      title={card.title.text}
                      onChange={takesSupport ? (liked) => void set(card.id, liked) : null}
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
