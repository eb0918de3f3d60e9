import { useEffect, useRef } from 'react';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { MyRequestsPresenter } from './presenter.ts';
import type { Retracting } from './state.ts';

interface RetractProps {
  readonly request: RequestView;
  readonly retracting: Retracting;
  readonly presenter: MyRequestsPresenter;
}

/** What became of a payment that was made for the request. */
function Paid({ request: { paid } }: Pick<RetractProps, 'request'>) {
  const { t } = useSpeech();
  if (paid === null) return null;
  const { amount, returned, id: payment } = paid;
  if (returned === 0) return <p>{t('request:retract.paid', { amount: formatMoney(amount), payment })}</p>;
  return <p>{t('request:retract.returned', { returned: formatMoney(returned), payment })}</p>;
}

/** What is left of a request that was taken back; it takes the focus from the dialog, which is gone. */
export function RetractedNotice({ request, retracting }: Pick<RetractProps, 'request' | 'retracting'>) {
  const { t } = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  const isDone = retracting.kind === 'done' && request.status === 'Retirada';
  useEffect(() => {
    if (isDone) place.current?.focus();
  }, [isDone]);
  if (request.status !== 'Retirada') return null;
  return (
    <div ref={place} tabIndex={-1} className="full-width">
      <Notice tone="ok">
        <p>
          <strong>{t('request:retract.done')}</strong>
        </p>
        <p>{t('request:retract.left')}</p>
        <Paid request={request} />
      </Notice>
    </div>
  );
}

/** Taking the request back, for its sender. */
export function RetractPart({ request, retracting, presenter }: RetractProps) {
  const { t } = useSpeech();
  if (!request.may.retract) return null;
  return (
    <LedgerRow id="retirar" title={t('request:retract.title')}>
      <div className="stack stack-12">
        <p>{t('request:retract.what')}</p>
        <p>
          <Button look="outline" size="short" onClick={() => presenter.askToRetract(true)}>
            {t('request:retract.ask')}
          </Button>
        </p>
        <RetractDialog request={request} retracting={retracting} presenter={presenter} />
      </div>
    </LedgerRow>
  );
}

function RetractDialog({ request, retracting, presenter }: RetractProps) {
  const { t } = useSpeech();
  const { kind } = retracting;
  const isSending = kind === 'sending';
  const close = () => !isSending && presenter.askToRetract(false);
  return (
    <DialogFrame
      open={kind === 'asking' || kind === 'refused' || isSending}
      title={t('request:retract.sure')}
      lead={<p>{t('request:retract.final')}</p>}
      onClose={close}
      footer={
        <>
          <Button look="outline" data-autofocus onClick={close}>
            {t('request:retract.no')}
          </Button>
          <Button busy={isSending} onClick={() => void presenter.retract()}>
            {t(isSending ? 'request:retract.sending' : 'request:retract.yes')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('request:retract.erasedTitle')}</strong> {t('request:retract.erased')}
      </p>
      <p>
        <strong>{t('request:retract.keptTitle')}</strong> {t('request:retract.kept')}
      </p>
      <Paid request={request} />
      {kind === 'refused' && (
        <Notice tone="error" live="assertive">
          <p>{t(`request:retract.refused.${refusalOf(retracting.refusal.kind)}`)}</p>
        </Notice>
      )}
    </DialogFrame>
  );
}

const refusalOf = (kind: string) =>
  kind === 'requestOver' || kind === 'unreachable' || kind === 'notSender' ? kind : 'other';
