import type { ReactNode } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface LineNoticeProps {
  readonly retry: () => void;
  /** What is said; without it, that the council cannot be reached. */
  readonly children?: ReactNode;
}

/** Says that the council cannot be reached, or what else another try may bring. */
export function LineNotice({ retry, children }: LineNoticeProps) {
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
      {children ?? <p>{t('shop:door.line')}</p>}
    </Notice>
  );
}
