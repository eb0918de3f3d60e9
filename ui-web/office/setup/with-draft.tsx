import type { ReactNode } from 'react';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type OpenDraft, useDraft } from './use-draft.ts';

interface WithDraftProps {
  readonly of: DocumentRef;
  readonly children: (draft: OpenDraft) => ReactNode;
}

/** Draws a step once the draft that it writes is here. */
export function WithDraft({ of, children }: WithDraftProps) {
  const { t } = useSpeech();
  const draft = useDraft(of);
  if (draft.kind === 'loading') return <LoadingList title={t('office:loading')} />;
  if (draft.kind === 'failed') return <ErrorState level={3} title={t('office:unreachable.title')} />;
  return children(draft);
}
