import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { StateDrawing } from '#ui-web/components/list-states/state-drawing.tsx';
import { proposalsAddress } from '#ui-web/screens/proposals/addresses.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** A proposal that was deleted or never existed: says so, and links to the others. */
export function Gone() {
  const { t } = useSpeech();
  return (
    <div className="wrap">
      <div className="page-top">
        <StateDrawing kind="oneTile" />
        <ScreenTitle of={t('proposals:one.gone.title')} />
        <p className="lead">{t('proposals:one.gone.text')}</p>
        <p className="actions">
          <LinkButton href={proposalsAddress()}>{t('proposals:one.gone.all')}</LinkButton>
        </p>
      </div>
    </div>
  );
}
