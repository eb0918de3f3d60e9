import type { SubsidyPage } from '#application/subsidies/subsidy-page.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { AddressWith } from './addresses.ts';

/** No rows: because of the search, because of the year, or because there are none at all. */
export function NothingFound({ page, at }: { readonly page: SubsidyPage; readonly at: AddressWith }) {
  const { t } = useSpeech();
  const kind = page.view === 'calls' ? 'calls' : 'grants';
  const isNarrowed = page.search !== '' || page.entity !== '';
  const allYears = page.year !== null && (
    <LinkButton look="outline" size="short" href={at({ year: null })}>
      {t('subsidies:allYears')}
    </LinkButton>
  );
  if (!isNarrowed) {
    const title =
      page.year === null
        ? t(`subsidies:noneAtAll.${kind}`)
        : t(`subsidies:noneInYear.${kind}`, { year: page.year });
    return (
      <EmptyState title={title} {...(allYears && { actions: allYears })}>
        {page.year === null && <p>{t('subsidies:noneYetHint')}</p>}
      </EmptyState>
    );
  }
  const actions = (
    <>
      {page.search !== '' && (
        <LinkButton look="outline" size="short" href={at({ search: '' })}>
          {t('subsidies:clear')}
        </LinkButton>
      )}
      {allYears}
    </>
  );
  return (
    <EmptyState filtered title={t('subsidies:none')} actions={actions}>
      <p>{t('subsidies:noneHint')}</p>
    </EmptyState>
  );
}
