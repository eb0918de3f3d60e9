import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface MissingDocumentProps {
  /** The list in which it would be, and what a link to that says. */
  readonly list: string;
  readonly words: string;
}

/** In place of something that the council does not have: no server failed. What this device keeps can stay beside it. */
export function MissingDocument({ list, words }: MissingDocumentProps) {
  const { t } = useSpeech();
  return (
    <EmptyState
      title={t('shell:notFound.title')}
      actions={
        <LinkButton href={list} look="outline">
          {words}
        </LinkButton>
      }
    >
      <p>{t('shell:notFound.text')}</p>
    </EmptyState>
  );
}
