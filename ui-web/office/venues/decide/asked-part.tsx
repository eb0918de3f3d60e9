import type { ReactNode } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface AskedProps<T> {
  readonly answer: Either<unknown, T> | null;
  readonly again: () => void;
  /** What is said if it did not answer. */
  readonly notRead?: string;
  readonly children: (found: T) => ReactNode;
}

/** What the council answered; until then that it is asked, or that it did not. */
export function AnsweredPart<T>({
  answer,
  again,
  notRead = 'office-venues:notRead',
  children,
}: AskedProps<T>) {
  const { t } = useSpeech();
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer))
    return <ErrorState title={t(notRead)} retry={{ text: t('office:again'), onClick: again }} />;
  return children(answer.right);
}
