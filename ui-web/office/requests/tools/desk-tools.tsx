import { lazy, Suspense, useState } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import { exportRequestsCall } from '#adapters/wire/desk/export-requests.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { leaveMenu } from '../../parts/leave-menu.ts';
import { useOffice } from '../../shell/office-context.ts';
import { EnterButton } from '../enter/enter-button.tsx';
import type { May } from '../facts-props.ts';
import type { Filters } from '../filters.ts';
import { queryOf } from '../list-query.ts';
import { ListOrMap } from '../map/list-or-map.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import drop from '../../parts/drop-menu.module.css';
import styles from './tools.module.css';

const FiguresDialog = lazy(async () => ({ default: (await import('./figures-dialog.tsx')).FiguresDialog }));

interface DeskToolsProps {
  readonly filters: Filters;
  readonly filter: (filters: Filters) => void;
  readonly may: May;
}

/** What can be done with the list as it is filtered: kept as a view, counted, taken away as a table. */
export function DeskTools({ filters, filter, may }: DeskToolsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [isCounting, count] = useState(false);
  const { sort: _, ...asked } = queryOf(filters);
  const table = addressOf(exportRequestsCall, { realm: council.realm, ...asked, format: 'csv' });
  return (
    <div className={classNames(styles.tools, drop.row)}>
      <ViewsMenu filters={filters} filter={filter} />
      <Disclosure
        className={drop.menu}
        summary={
          <>
            <span>{t('office-desk:data')}</span>
            <MoreIcon name="open" />
          </>
        }
      >
        <ul role="list" className={classNames(drop.panel, styles.panel)}>
          <li>
            <button
              type="button"
              onClick={(event) => {
                leaveMenu(event.currentTarget);
                count(true);
              }}
            >
              {t('office-desk:figures.open')}
            </button>
          </li>
          {may.export && (
            <li>
              <a href={table} download>
                <Icon name="download" />
                <span>
                  {t('office-desk:csv.download')}
                  <small>{t('office-desk:csv.hint')}</small>
                </span>
              </a>
            </li>
          )}
        </ul>
      </Disclosure>
      <ListOrMap />
      {may.enter && <EnterButton />}
      {isCounting && (
        <Suspense fallback={<p role="status">{t('office:loading')}</p>}>
          <FiguresDialog filters={filters} onClose={() => count(false)} />
        </Suspense>
      )}
    </div>
  );
}
