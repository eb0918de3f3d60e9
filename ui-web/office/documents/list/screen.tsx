import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { documentStates } from '#domain/documents/state.ts';
import { formatCount } from '#application/text/numbers.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import frame from '../../shell/frame.module.css';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { useKindName } from './kind-name.ts';
import { documentHref, listHref, readDocumentFilters } from './list-query.ts';
import styles from './list.module.css';
import { NewDocument } from './new-document.tsx';
import { type DocumentListState, documentListPresenter, type ListPresenter } from './presenter.ts';
import { DocumentRowView } from './row.tsx';

type Open = Extract<DocumentListState, { kind: 'open' }>;

/** The documents of the town, published or not. */
export function DocumentListScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => documentListPresenter(council));
  const state = useViewModel(presenter);
  const search = useSearch();
  const filters = useMemo(() => readDocumentFilters(search), [search]);
  useEffect(() => void presenter.show(filters), [presenter, filters]);
  const title = t('office:places.documents');
  useOfficeTitle(title);
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-documents:listFailed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.show(filters) }}
        />
      )}
      {state.kind === 'open' && <OpenList state={state} presenter={presenter} />}
    </div>
  );
}

interface ListProps {
  readonly state: Open;
  readonly presenter: ListPresenter;
}

/** The keys of the list: to the next row, to the one before, open it, a new one. */
function useListKeys({ state, presenter }: ListProps, makeNew: () => void): void {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const row = state.items[state.current];
  const open = () => row !== undefined && navigate(documentHref(row.collection, row.id));
  useScreenKeys([
    { key: 'j', words: t('office:listKeys.next'), act: () => presenter.move(1) },
    { key: 'k', words: t('office:listKeys.previous'), act: () => presenter.move(-1) },
    { key: 'o', words: t('office-documents:keys.open'), act: open },
    { key: 'enter', words: t('office-documents:keys.open'), act: open },
    { key: 'n', words: t('office-documents:keys.new'), act: makeNew },
  ]);
}

function OpenList({ state, presenter }: ListProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const [isMaking, make] = useState(false);
  const { items, total, current, isBusy, filters } = state;
  const mayMake = me.acts.has('document.edit');
  useListKeys({ state, presenter }, () => mayMake && make(true));
  return (
    <div className={styles.page}>
      <KindMenu state={state} />
      <div className={styles.main}>
        <div className={styles.tools}>
          <SearchField key={filters.text} state={state} />
          {mayMake && (
            <OfficeButton hotkey="N" onClick={() => make(true)}>
              {t('office-documents:new.button')}
            </OfficeButton>
          )}
        </div>
        <StateChips state={state} />
        <p role="status" className={styles.count}>
          {t('office-documents:found', { count: total, n: formatCount(total) })}
        </p>
        {items.length === 0 && <EmptyState title={t('office-documents:nothing')} />}
        <ul role="list" className={styles.rows}>
          {items.map((row, at) => (
            <DocumentRowView
              key={`${row.collection}/${row.id}`}
              row={row}
              isCurrent={at === current}
              withKind={filters.collection === null}
            />
          ))}
        </ul>
        {total > items.length && (
          <OfficeButton look="outline" busy={isBusy} onClick={() => void presenter.more()}>
            {t('office-documents:showMore', { n: formatCount(total - items.length) })}
          </OfficeButton>
        )}
      </div>
      {isMaking && <NewDocument state={state} presenter={presenter} close={() => make(false)} />}
    </div>
  );
}

/** The kinds of documents, with how many the town has of each. */
function KindMenu({ state: { counts, filters } }: { readonly state: Open }) {
  const { t } = useSpeech();
  const kindName = useKindName();
  const kinds = [...new Set(counts.map(({ collection }) => collection))];
  const countOf = (kind: string | null) =>
    counts
      .filter(({ collection, state }) => state !== 'archived' && (kind === null || collection === kind))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={styles.kinds} aria-label={t('office-documents:kinds')}>
      <ul role="list">
        {[null, ...kinds].map((kind) => (
          <li key={kind ?? ''}>
            <OfficeLink
              href={listHref({ ...filters, collection: kind })}
              aria-current={kind === filters.collection ? 'page' : undefined}
            >
              <span>{kind === null ? t('office-documents:allKinds') : kindName(kind)}</span>{' '}
              <b>{formatCount(countOf(kind))}</b>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The states that the documents of the kind have, with how many are in each. */
function StateChips({ state: { counts, filters } }: { readonly state: Open }) {
  const { t } = useSpeech();
  const countOf = (state: string) =>
    counts
      .filter((one) => one.state === state && (filters.collection ?? one.collection) === one.collection)
      .reduce((sum, { count }) => sum + count, 0);
  const shown = documentStates.filter((state) => countOf(state) > 0 || filters.state === state);
  return (
    <ul role="list" className={styles.states} aria-label={t('office-documents:states')}>
      {shown.map((state) => (
        <li key={state}>
          <OfficeLink
            href={listHref({ ...filters, state: filters.state === state ? null : state })}
            aria-current={filters.state === state ? 'true' : undefined}
          >
            {t(`office-documents:state.${state}`)} <b>{formatCount(countOf(state))}</b>
          </OfficeLink>
        </li>
      ))}
    </ul>
  );
}

/** Words to look for; Enter asks. */
function SearchField({ state: { filters } }: { readonly state: Open }) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const [text, setText] = useState(filters.text);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(listHref({ ...filters, text: text.trim() }));
      }}
    >
      <input
        type="search"
        aria-label={t('office-documents:searchLabel')}
        placeholder={t('office-documents:searchLabel')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <OfficeButton type="submit" look="outline">
        {t('office-documents:searchButton')}
      </OfficeButton>
    </form>
  );
}
