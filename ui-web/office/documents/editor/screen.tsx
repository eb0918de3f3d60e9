import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasRows } from '#domain/tables/rows-collection.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { UploadsContext } from '../../files/uploads-context.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import frame from '../../shell/frame.module.css';
import { useOffice } from '../../shell/office-context.ts';
import { DocumentEditor } from './document-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { editorPresenter } from './presenter.ts';

interface EditorScreenProps {
  readonly collection: string;
  readonly id: string;
  /** The address of the list that it was opened from; without one, that of the documents of its kind. */
  readonly list?: string;
}

/** Kinds of documents with an editor of their own, on the same presenter; it is loaded with the first of them. */
const ownEditors: Readonly<Record<string, ComponentType<EditorProps>>> = {
  mailboxes: lazy(async () => ({
    default: (await import('../../mailboxes/builder/mailbox-builder.tsx')).MailboxBuilder,
  })),
};

const LateRowEditor = lazy(async () => ({ default: (await import('../tables/row-editor.tsx')).RowEditor }));

/** Milliseconds between two questions about what is new. */
const often = 5000;

function useEditor({ collection, id }: EditorScreenProps) {
  const { council, me } = useOffice();
  const [presenter] = useState(() => editorPresenter(council, { collection, id, person: me.name }));
  useEffect(() => {
    void presenter.open();
    const timer = setInterval(() => document.visibilityState === 'visible' && void presenter.poll(), often);
    const back = () => void presenter.poll();
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
      void presenter.send();
      presenter.close();
    };
  }, [presenter]);
  return presenter;
}

/** One document in its editor. */
export function EditorScreen(props: EditorScreenProps) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const presenter = useEditor(props);
  const state = useViewModel(presenter);
  const { kind } = state;
  const usual = `/gestion/documentos?clase=${props.collection}`;
  const { list = usual } = props;
  const Editor = hasRows(props.collection) ? LateRowEditor : (ownEditors[props.collection] ?? DocumentEditor);
  if (state.kind === 'open')
    return (
      <Suspense fallback={<LoadingList title={t('office:loading')} />}>
        <UploadsContext value={presenter.waitFor}>
          <Editor document={state} presenter={presenter} list={list} />
        </UploadsContext>
      </Suspense>
    );
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.documents')}</h1>
      {kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {kind === 'failed' && (
        <ErrorState
          title={t('office-documents:openFailed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.open() }}
        />
      )}
      {(kind === 'missing' || kind === 'gone' || kind === 'refused') && (
        <EmptyState title={t(`office-documents:${kind}`)}>
          <OfficeButton look="outline" onClick={() => navigate(list)}>
            {t('office-documents:backToList')}
          </OfficeButton>
        </EmptyState>
      )}
    </div>
  );
}
