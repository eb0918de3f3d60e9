import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { type DirectoryPage, readDirectoryPage } from '#application/directory/directory-page.ts';
import { associationsReport } from '#application/reports/tables/associations-report.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Association } from '#domain/directory/association.ts';
import { listed } from '#domain/directory/listed.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { SectionTabs } from '#ui-web/components/section-tabs/section-tabs.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { directoryAddress } from './addresses.ts';
import { Directory } from './directory.tsx';
import { directoryPresenter, mapPresenter } from './presenter.ts';
import styles from './screen.module.css';
import { typeNames } from './type-names.ts';

const AssociationsOnMap = latePart(
  async () => (await import('./associations-on-map.tsx')).AssociationsOnMap,
  undefined,
  'associations-parts',
);
const ResourcesPart = latePart(
  async () => (await import('./resources-part.tsx')).ResourcesPart,
  undefined,
  'associations-parts',
);
const RecordFiles = latePart(
  async () => (await import('#ui-web/screens/subsidies/record-files.tsx')).RecordFiles,
  undefined,
  'associations-parts',
);

/** The associations of the town: directory, map, and what the council offers them (specification 3, section 2). */
export function AssociationsScreen() {
  const { council, site } = usePlace();
  const { t, language } = useSpeech();
  const search = useSearch();
  const page = useMemo(() => {
    const asked = new URLSearchParams(search);
    return readDirectoryPage((name) => asked.get(name));
  }, [search]);
  const presenter = useOpened(
    { name: 'associations', make: () => directoryPresenter(council), open: (one) => one.ask() },
    council,
  );
  const placing = useMemo(() => mapPresenter(council), [council]);
  const state = useComingViewModel(presenter);
  const associations = useMemo(
    () => (state.kind === 'here' ? listed(state.value, language) : null),
    [state, language],
  );
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <Head associations={associations} />
      <Views page={page} />
      <div className={`stack stack-24 stretch ${styles.list}`}>
        {page.view === 'resources' && <ResourcesPart />}
        {page.view !== 'resources' && state.kind === 'waiting' && (
          <LoadingList title={t('associations:loading')} />
        )}
        {page.view !== 'resources' && state.kind === 'refused' && (
          <Failure
            whole
            title={t('associations:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {page.view !== 'resources' && associations !== null && (
          <Listed associations={associations} page={page} placing={placing} />
        )}
      </div>
    </div>
  );
}

function Head({ associations }: { readonly associations: readonly Association[] | null }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { realm } = usePlace().council;
  const count = associations?.length ?? 0;
  return (
    <div className={`page-top ${styles.head}`}>
      <div className="stack">
        <ScreenTitle of={t('associations:title')} />
        <p className="lead">
          {count === 0
            ? t('associations:leadPlain')
            : t('associations:lead', { count, n: formatCount(count) })}
        </p>
      </div>
      {associations !== null && count > 0 && (
        <RecordFiles
          name={realm}
          report={() =>
            associationsReport(
              associations,
              { language, typeName: typeNames(speech) },
              { name: `${window.location.origin}/asociaciones`, sha256: null, program: 'Concejo' },
            )
          }
        />
      )}
    </div>
  );
}

function Views({ page }: { readonly page: DirectoryPage }) {
  const { t } = useSpeech();
  const tab = (view: DirectoryPage['view']) => ({
    kind: 'open' as const,
    href: directoryAddress({ ...page, view }),
    text: t(`associations:tabs.${view}`),
    note: t(`associations:tabs.${view}Note`),
    current: page.view === view,
  });
  return (
    <SectionTabs
      label={t('associations:tabs.label')}
      tabs={[tab('directory'), tab('map'), tab('resources')]}
    />
  );
}

interface ListedProps {
  readonly associations: readonly Association[];
  readonly page: DirectoryPage;
  readonly placing: ReturnType<typeof mapPresenter>;
}

function Listed({ associations, page, placing }: ListedProps) {
  const { t } = useSpeech();
  if (associations.length === 0) return <NoneYet page={page} />;
  if (page.view === 'map')
    return <AssociationsOnMap associations={associations} page={page} presenter={placing} />;
  return (
    <section aria-labelledby="directory-head">
      <h2 id="directory-head" className="visually-hidden">
        {t('associations:directory')}
      </h2>
      <Directory associations={associations} page={page} />
    </section>
  );
}

function NoneYet({ page }: { readonly page: DirectoryPage }) {
  const { t } = useSpeech();
  const resources = (
    <LinkButton href={directoryAddress({ ...page, view: 'resources' })} look="outline" size="short">
      {t('associations:tabs.resources')}
    </LinkButton>
  );
  return (
    <EmptyState title={t('associations:noneYet')} actions={resources}>
      <p>{t('associations:noneYetHint')}</p>
    </EmptyState>
  );
}
