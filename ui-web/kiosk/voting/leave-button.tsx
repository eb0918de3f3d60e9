import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import type { OpenState } from '#ui-web/screens/survey/state.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface LeaveProps {
  readonly open: OpenState;
  readonly leave: () => void;
}

/** Goes without voting, after asking: the pass is used up. */
export function LeaveButton({ open, leave }: LeaveProps) {
  const { t } = useSpeech();
  const [isAsked, ask] = useState(false);
  const isUnsure = open.attempt?.uncertain === true || open.dialog.kind === 'taken';
  return (
    <>
      <Button look="text" onClick={() => ask(true)}>
        {t(isUnsure ? 'kiosk:leave.now' : 'kiosk:leave.button')}
      </Button>
      <DialogFrame
        open={isAsked}
        title={t(isUnsure ? 'kiosk:leave.titleNow' : 'kiosk:leave.title')}
        lead={<p>{t(isUnsure ? 'kiosk:leave.unsure' : 'kiosk:leave.words')}</p>}
        onClose={() => ask(false)}
        footer={
          <>
            <Button look="outline" onClick={leave}>
              {t('kiosk:leave.yes')}
            </Button>
            <Button data-autofocus onClick={() => ask(false)}>
              {t('kiosk:leave.no')}
            </Button>
          </>
        }
      >
        {null}
      </DialogFrame>
    </>
  );
}
