import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { counterHref } from './counter-href.ts';
import type { CounterSetup } from './counter-names.ts';
import styles from './counter.module.css';
import { keepDesk, keptDesk } from './kept-desk.ts';

/** Which office and desk this browser is at: asked once. */
export function DeskChoice({ setup: { offices } }: { readonly setup: CounterSetup }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [, navigate] = useLocation();
  useOfficeTitle(t('office-counter:title'));
  const kept = keptDesk(council.realm);
  const known = offices.some(({ id }) => id === kept?.office) ? kept : null;
  useEffect(() => {
    if (known !== null) navigate(counterHref(known.office), { replace: true });
  }, [known, navigate]);
  if (known !== null) return null;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office-counter:title')}</h1>
      <p>{t('office-counter:choose.lead')}</p>
      <DeskForm offices={offices} chosen={({ office }) => navigate(counterHref(office))} />
    </div>
  );
}

interface DeskFormProps {
  readonly offices: readonly OfficeAnswer[];
  readonly chosen: (place: { readonly office: string; readonly desk: string }) => void;
}

/** An office, if there are several, and its desk. */
export function DeskForm({ offices, chosen }: DeskFormProps) {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const [first] = offices;
  const [id, setId] = useState(first?.id ?? '');
  const office = offices.find((one) => one.id === id) ?? first;
  const [desk, setDesk] = useState('');
  const desks = office?.desks ?? [];
  const at = desks.find((one) => one.id === desk)?.id ?? desks[0]?.id ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (office === undefined) return;
    const place = { office: office.id, desk: at };
    keepDesk(council.realm, place);
    chosen(place);
  };
  const optionsOf = (some: readonly Pick<OfficeAnswer, 'id' | 'title'>[]) =>
    some.map((one) => ({ value: one.id, text: said(one.title).text }));
  return (
    <form className={styles.choice} onSubmit={submit}>
      {offices.length > 1 && (
        <SelectField
          label={t('office-counter:choose.office')}
          value={office?.id ?? ''}
          onChange={setId}
          options={optionsOf(offices)}
        />
      )}
      <SelectField
        label={t('office-counter:choose.desk')}
        hint={t('office-counter:choose.hint')}
        value={at}
        onChange={setDesk}
        options={optionsOf(desks)}
      />
      <OfficeButton type="submit">{t('office-counter:choose.start')}</OfficeButton>
    </form>
  );
}
