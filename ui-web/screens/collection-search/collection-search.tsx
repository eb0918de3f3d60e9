import { useEffect, useMemo } from 'react';
import { PickList } from '#ui-web/components/pick-list/pick-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './collection-search.module.css';
import { collectionSearchPresenter } from './presenter.ts';

/** Where the items of each collection that can be searched are. */
const pages = { articulos: '/pagina', procesos: '/procesos-participativos' } as const;

interface CollectionSearchProps {
  readonly collection: keyof typeof pages;
}

/** A search in a collection: results below the field as its reader writes; choosing one opens its page. */
export function CollectionSearch({ collection }: CollectionSearchProps) {
  const { council } = usePlace();
  const { t, said } = useSpeech();
  const { go } = useNavigate();
  const presenter = useMemo(() => collectionSearchPresenter(council, collection), [council, collection]);
  useEffect(() => () => presenter.end(), [presenter]);
  const { text, found, isFailed } = useViewModel(presenter);
  const failed = isFailed ? t('news:search.failed') : '';
  return (
    <search className={styles.search}>
      <PickList
        label={t(`news:search.${collection}`)}
        hint={t('news:search.hint')}
        listLabel={t('request:search.list')}
        value={text}
        found={found?.map(({ id, title }) => ({ id, text: said(title).text })) ?? null}
        status={found ? t('request:search.found', { count: found.length }) : failed}
        onChange={presenter.write}
        onPick={({ id }) => {
          presenter.clear();
          go(`${pages[collection]}/${encodeURIComponent(id)}`);
        }}
      />
    </search>
  );
}
