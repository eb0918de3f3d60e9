import { useState } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { areSame, type Filters } from '../filters.ts';
import { leaveMenu } from '../../parts/leave-menu.ts';
import { useViews, type View } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import { filtersOfView, viewQuery } from './view-query.ts';
import drop from '../../parts/drop-menu.module.css';
import styles from './views.module.css';

interface ViewsMenuProps {
  readonly filters: Filters;
  readonly filter: (filters: Filters) => void;
}

/** The views that the reader sees: one is chosen by its name, and what the list shows is kept as another. */
export function ViewsMenu({ filters, filter }: ViewsMenuProps) {
  const { t } = useSpeech();
  const { items, keep, remove } = useViews();
  const [edited, edit] = useState<View | 'new' | null>(null);
  const shown = items.map((view) => ({ view, filters: filtersOfView(view.query) }));
  const current = shown.find((one) => one.filters !== null && areSame(one.filters, filters))?.view ?? null;
  return (
    <>
      <Disclosure
        className={drop.menu}
        summary={
          <>
            <span>
              {current === null
                ? t('office-desk:views.label')
                : t('office-desk:views.current', { name: current.name })}
            </span>
            <MoreIcon name="open" />
          </>
        }
      >
        <div className={drop.panel}>
          {items.length === 0 && <p className={styles.none}>{t('office-desk:views.none')}</p>}
          <ul role="list" aria-label={t('office-desk:views.label')}>
            {shown.map((one) => (
              <ViewRow
                key={one.view.id}
                view={one.view}
                isCurrent={one.view === current}
                choose={one.filters === null ? null : () => one.filters !== null && filter(one.filters)}
                change={() => edit(one.view)}
              />
            ))}
          </ul>
          <button
            type="button"
            className={styles.keep}
            onClick={(event) => {
              leaveMenu(event.currentTarget);
              edit('new');
            }}
          >
            <Icon name="plus" /> {t('office-desk:views.keep')}
          </button>
        </div>
      </Disclosure>
      {edited !== null && (
        <ViewDialog
          view={edited === 'new' ? null : edited}
          now={viewQuery(filters)}
          own={items.filter(({ isOwn }) => isOwn)}
          keep={keep}
          remove={remove}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}

interface ViewRowProps {
  readonly view: View;
  readonly isCurrent: boolean;
  /** Null: the desk has no filter for something in it. */
  readonly choose: (() => void) | null;
  readonly change: () => void;
}

function ViewRow({ view, isCurrent, choose, change }: ViewRowProps) {
  const { t } = useSpeech();
  const { name, isShared, isOwn } = view;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isCurrent}
        disabled={choose === null}
        onClick={(event) => {
          leaveMenu(event.currentTarget);
          choose?.();
        }}
      >
        <span>{name}</span>
        {choose === null && <small>{t('office-desk:views.strange')}</small>}
        {choose !== null && isShared && (
          <small>{t(isOwn ? 'office-desk:views.sharedByMe' : 'office-desk:views.shared')}</small>
        )}
      </button>
      {isOwn && (
        <button
          type="button"
          className={styles.change}
          aria-label={t('office-desk:views.changeNamed', { name })}
          onClick={(event) => {
            leaveMenu(event.currentTarget);
            change();
          }}
        >
          {t('office-desk:views.change')}
        </button>
      )}
    </li>
  );
}
