import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';

const steps = ['kept', 'alerts', 'favourites', 'yours'] as const;

/** What the pocket is for, in four short steps; it can be skipped at each. */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useSpeech();
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'kept';
  const isLast = at === steps.length - 1;
  return (
    <DialogFrame
      key={step}
      open
      identifier={step}
      title={t(`pocket:tour.${step}.title`)}
      lead={<p className="note">{t('pocket:tour.step', { n: at + 1, of: steps.length })}</p>}
      onClose={onEnd}
      footer={
        <>
          <Button onClick={isLast ? onEnd : () => setAt(at + 1)}>
            {t(`pocket:tour.${isLast ? 'end' : 'next'}`)}
          </Button>
          {!isLast && (
            <Button look="text" onClick={onEnd}>
              {t('pocket:tour.skip')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`pocket:tour.${step}.text`)}</p>
    </DialogFrame>
  );
}
