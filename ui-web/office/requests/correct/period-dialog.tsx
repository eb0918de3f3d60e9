import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { FactsProps } from '../facts-props.ts';

interface PeriodProps {
  readonly request: StaffRequest;
  readonly handle: FactsProps['handle'];
  readonly onClose: () => void;
}

/** Between which days a request is public; blank days set no bound. */
export function PeriodDialog({ request, handle, onClose }: PeriodProps) {
  const { t } = useSpeech();
  const [start, begin] = useState(request.publishPeriod?.start ?? '');
  const [end, finish] = useState(request.publishPeriod?.end ?? '');
  const [isWrong, setWrong] = useState(false);
  const keep = () => {
    if (start !== '' && end !== '' && end < start) return setWrong(true);
    const period = { start: start === '' ? null : start, end: end === '' ? null : end };
    handle({ publishPeriod: start === '' && end === '' ? null : period });
    onClose();
  };
  return (
    <DialogFrame
      open
      title={t('office-desk:period.title')}
      lead={<p>{t('office-desk:period.lead')}</p>}
      onClose={onClose}
      footer={
        <>
          <OfficeButton onClick={keep}>{t('office-desk:period.confirm')}</OfficeButton>
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField type="date" label={t('office-desk:period.start')} value={start} onChange={begin} />
        <TextField
          type="date"
          label={t('office-desk:period.end')}
          value={end}
          onChange={finish}
          error={isWrong ? t('office-desk:period.wrong') : undefined}
        />
      </form>
    </DialogFrame>
  );
}
