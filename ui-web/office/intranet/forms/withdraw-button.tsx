import { withdrawInternalCall } from '#adapters/wire/intranet/request-calls.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useIntranet, useIntranetDeed } from '../use-intranet.ts';

/** Takes back what somebody asked for, until it is decided. Its state says so then, where the focus goes. */
export function WithdrawButton({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { again } = useIntranet();
  const { call, realm } = useOffice().council;
  const { act, isBusy, told } = useIntranetDeed();
  const withdraw = async () => {
    await act(
      () => call(withdrawInternalCall, { realm, id }),
      () => null,
    );
    // Also after a refusal: it was decided meanwhile.
    again();
    document.getElementById(`request-${id}`)?.focus();
  };
  return (
    <>
      <p>
        <OfficeButton look="outline" busy={isBusy} onClick={() => void withdraw()}>
          {t('office-intranet:forms.withdraw')}
        </OfficeButton>
      </p>
      <ToldNotice told={told} />
    </>
  );
}
