import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ScreenTitle } from './screen-title.tsx';

/** The page for an address that does not exist. */
export function NotFound() {
  const { t } = useSpeech();
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('shell:notFound.title')} />
        <p className="lead">{t('shell:notFound.text')}</p>
        <p className="actions">
          <LinkButton href="/">{t('shell:notFound.home')}</LinkButton>
          <LinkButton href="/procesos-participativos" look="outline">
            {t('shell:notFound.processes')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
