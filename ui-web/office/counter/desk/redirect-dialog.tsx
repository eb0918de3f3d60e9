import { type FormEvent, useId, useState } from 'react';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { canServe } from '#domain/appointments/queue.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useServiceNames } from '../counter-names.ts';
import type { DeskWorkProps } from './desk-work.ts';

interface RedirectProps extends DeskWorkProps {
  readonly visit: CounterVisit;
  readonly close: () => void;
}

const nameOf = (services: readonly string[]): string => services.join(' ');

/** To which desk or for which service a person is sent on. They keep their place. */
export function RedirectDialog({ visit, setup, state, presenter, close }: RedirectProps) {
  const { t, said } = useSpeech();
  const names = useServiceNames(setup);
  const form = useId();
  const [services, setServices] = useState<readonly string[]>(visit.services);
  const [desk, setDesk] = useState('');
  const all = state.list?.desks ?? [];
  const kinds = [visit.services, ...setup.services.map(({ id }) => [id])].filter(
    (one, place, list) =>
      list.findIndex((other) => nameOf(other) === nameOf(one)) === place &&
      all.some((some) => canServe(some, one)),
  );
  const able = all.filter((one) => canServe(one, services));
  const to = able.some(({ id }) => id === desk) ? desk : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    const isOther = nameOf(services) !== nameOf(visit.services);
    void presenter.act(visit, 'redirect', { to: to === '' ? null : to, ...(isOther && { services }) });
  };
  return (
    <DialogFrame
      open
      title={t('office-counter:redirect.title', { code: visit.code ?? '' })}
      lead={t('office-counter:redirect.lead')}
      onClose={close}
      footer={
        <>
          <OfficeButton type="submit" form={form}>
            {t('office-counter:redirect.done')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-counter:cancel')}
          </OfficeButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <SelectField
          label={t('office-counter:redirect.service')}
          value={nameOf(services)}
          onChange={(value) => setServices(kinds.find((one) => nameOf(one) === value) ?? visit.services)}
          options={kinds.map((one) => ({ value: nameOf(one), text: names(one) }))}
        />
        <SelectField
          label={t('office-counter:redirect.desk')}
          value={to}
          onChange={setDesk}
          options={[
            { value: '', text: t('office-counter:redirect.any') },
            ...able.map(({ id, title }) => ({ value: id, text: said(title).text })),
          ]}
        />
      </form>
    </DialogFrame>
  );
}
