import { type KeyboardEvent, useState } from 'react';
import { folded } from '#domain/directory/folded.ts';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { servicesAfter } from '../chosen-services.ts';
import type { CounterSetup } from '../counter-names.ts';
import counter from '../counter.module.css';
import { type BookingDraft, fieldOfPart } from './booking-draft.ts';
import styles from './bookings.module.css';

/** From so many services on they are looked for by letters. */
const many = 7;

interface ServiceFieldsProps {
  readonly setup: CounterSetup;
  readonly draft: BookingDraft;
  readonly change: (more: Partial<BookingDraft>) => void;
  readonly errors: { readonly services?: string | undefined; readonly people?: string | undefined };
}

/** What a person comes for, and how many come. Letters and Enter tick the first service that has them. */
export function ServiceFields({ setup, draft, change, errors }: ServiceFieldsProps) {
  const { t, said } = useSpeech();
  const [letters, write] = useState('');
  const hasMany = setup.services.length >= many;
  const named = setup.services.map(({ id, title }) => ({ id, title: said(title).text }));
  const sought = named.filter(({ title }) => folded(title).includes(folded(letters.trim())));
  const shown = named.filter((one) => sought.includes(one) || draft.services.includes(one.id));
  const toggle = (id: string) => change({ services: servicesAfter(setup, draft.services, id), time: null });
  const tickFirst = (event: KeyboardEvent) => {
    const first = sought.find(({ id }) => !draft.services.includes(id));
    if (event.key !== 'Enter' || letters.trim() === '' || first === undefined) return;
    event.preventDefault();
    toggle(first.id);
    write('');
  };
  return (
    <>
      {hasMany && (
        <TextField
          id="counter-booking-letters"
          type="search"
          label={t('office-bookings:give.find')}
          width="100%"
          hint={t('office-bookings:give.findHint')}
          autoComplete="off"
          value={letters}
          onChange={write}
          onKeyDown={tickFirst}
        />
      )}
      <fieldset
        id={fieldOfPart('services')}
        tabIndex={-1}
        className={`${counter.services} ${hasMany ? styles.many : ''}`}
        aria-describedby={errors.services === undefined ? undefined : 'counter-booking-services-error'}
      >
        <legend>{t('office-bookings:give.what')}</legend>
        {errors.services !== undefined && (
          <ErrorText id="counter-booking-services-error">{errors.services}</ErrorText>
        )}
        {shown.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" checked={draft.services.includes(id)} onChange={() => toggle(id)} />
            <span>{title}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={counter.none}>{t('office-bookings:give.noneFound')}</p>}
      </fieldset>
      <TextField
        id={fieldOfPart('people')}
        label={t('office-bookings:give.people')}
        inputMode="numeric"
        width="8ch"
        value={draft.people}
        onChange={(people) => change({ people, time: null })}
        {...(errors.people !== undefined && { error: errors.people })}
      />
    </>
  );
}
