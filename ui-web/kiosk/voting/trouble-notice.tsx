import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SendingTrouble } from './sending-now.ts';

/** Why a vote is not counted yet, and what to do; read out at once. */
export function TroubleNotice({
  trouble,
  rest,
}: {
  readonly trouble: SendingTrouble;
  readonly rest: number;
}) {
  const { t } = useSpeech();
  return (
    <Notice tone={trouble === 'rest' ? 'warning' : 'error'} live="assertive">
      <p>
        <strong>{t(`kiosk:trouble.${trouble}.title`, { count: rest })}</strong>
      </p>
      <p>{t(`kiosk:trouble.${trouble}.words`, { count: rest })}</p>
    </Notice>
  );
}
