import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { OfficeButton } from './office-button.tsx';

interface SureProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lead: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Asks once more before money or states move; the focus begins on the way back. */
export function SureDialog({ isOpen, title, lead, yes, no, isBusy, cancel, confirm }: SureProps) {
  return (
    <DialogFrame
      open={isOpen}
      title={title}
      lead={lead}
      onClose={cancel}
      footer={
        <>
          <OfficeButton busy={isBusy} onClick={confirm}>
            {yes}
          </OfficeButton>
          <OfficeButton look="outline" data-autofocus="" onClick={cancel}>
            {no}
          </OfficeButton>
        </>
      }
    >
      {null}
    </DialogFrame>
  );
}
