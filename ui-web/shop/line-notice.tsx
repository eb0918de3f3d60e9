import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** That the council cannot be reached. */
export function LineNotice({ retry }: { readonly retry: () => void }) {
  const { t } = useSpeech();
  return (
    <Notice
      tone="error"
      live="assertive"
      actions={
        <Button look="outline" onClick={retry}>
          {t('shop:door.again')}
        </Button>
      }
    >
      <p>{t('shop:door.line')}</p>
    </Notice>
  );
}
