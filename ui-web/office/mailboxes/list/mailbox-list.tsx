import { useEffect, useState } from 'react';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useLocation } from 'wouter';
import type { DocumentFilters } from '../../documents/list/list-query.ts';
import listStyles from '../../documents/list/list.module.css';
import {
  type DocumentListState,
  documentListPresenter,
  type ListPresenter,
} from '../../documents/list/presenter.ts';
import { DocumentRowView } from '../../documents/list/row.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import frame from '../../shell/frame.module.css';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { mailboxHref } from '../mailbox-href.ts';
import { NewMailbox } from './new-mailbox.tsx';

const filters: DocumentFilters = { collection: 'mailboxes', state: null, text: '' };

/** The mailboxes of the town, published or not. */
export function MailboxListScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => documentListPresenter(council));
  const state = useViewModel(presenter);
  useEffect(() => void presenter.show(filters), [presenter]);
  const title = t('office:places.mailboxes');
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
      {state.kind === 'open' && <OpenMailboxes state={state} presenter={presenter} />}
    </div>
  );
}

interface OpenMailboxesProps {
  readonly state: Extract<DocumentListState, { kind: 'open' }>;
  readonly presenter: ListPresenter;
}

function OpenMailboxes({ state, presenter }: OpenMailboxesProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const [, navigate] = useLocation();
  const [isMaking, make] = useState(false);
  const { items, current, total, isBusy } = state;
  const mayMake = me.acts.has('document.edit');
  const row = items[current];
  const open = () => row !== undefined && navigate(mailboxHref(row.id));
  useScreenKeys([
    { key: 'j', words: t('office:listKeys.next'), act: () => presenter.move(1) },
    { key: 'k', words: t('office:listKeys.previous'), act: () => presenter.move(-1) },
    { key: 'enter', words: t('office-documents:keys.open'), act: open },
    { key: 'n', words: t('office-mailbox:new.button'), act: () => mayMake && make(true) },
  ]);
  return (
    <div className={listStyles.main}>
      {mayMake && (
        <OfficeButton hotkey="N" onClick={() => make(true)}>
          {t('office-mailbox:new.button')}
        </OfficeButton>
      )}
      {items.length === 0 && <EmptyState title={t('office-mailbox:none')} />}
      <ul role="list" className={listStyles.rows}>
        {items.map((one, at) => (
          <DocumentRowView
            key={one.id}
            row={one}
            isCurrent={at === current}
            withKind={false}
            href={mailboxHref(one.id)}
          />
        ))}
      </ul>
      {total > items.length && (
        <OfficeButton look="outline" busy={isBusy} onClick={() => void presenter.more()}>
          {t('office-documents:showMore', { n: String(total - items.length) })}
        </OfficeButton>
      )}
      {isMaking && <NewMailbox items={items} presenter={presenter} close={() => make(false)} />}
    </div>
  );
}
