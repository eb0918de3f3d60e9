import { type ComponentProps, lazy, Suspense } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { EditorScreen } from './editor/screen.tsx';

const Screen = lazy(async () => ({ default: (await import('./editor/screen.tsx')).EditorScreen }));

/** One document in its editor, which is loaded when a document is opened: lists come without it. */
export function LateEditor(props: ComponentProps<typeof EditorScreen>) {
  const { t } = useSpeech();
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      <Screen {...props} />
    </Suspense>
  );
}
