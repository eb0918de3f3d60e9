import { use } from 'react';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** Leads a reader to their pocket, their own requests and their details. */
export function OwnLinks() {
  const { t, later } = useSpeech();
  use(later());
  return (
    <p className="actions">
      <LinkButton href="/bolsillo" look="outline" size="short">
        {t('pocket:title')}
      </LinkButton>
      <LinkButton href="/solicitudes" look="outline" size="short">
        {t('request:mine.title')}
      </LinkButton>
      <LinkButton href="/perfil" look="outline" size="short">
        {t('person:title')}
      </LinkButton>
    </p>
  );
}
