import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type BookingDraft, fieldOfPart } from './booking-draft.ts';

interface CallerProps {
  readonly draft: BookingDraft;
  readonly change: (more: Partial<BookingDraft>) => void;
  readonly errors: Readonly<Partial<Record<'name' | 'identity' | 'email', string>>>;
}

/** Who the appointment is for: the number is asked for and not kept; a telephone or a mail is how they are reached. */
export function CallerFields({ draft, change, errors }: CallerProps) {
  const { t } = useSpeech();
  const field = (part: 'name' | 'identity' | 'email' | 'phone') => ({
    label: t(`office-bookings:person.${part}`),
    autoComplete: 'off',
    value: draft[part],
    onChange: (text: string) => change({ [part]: text }),
    ...(part !== 'phone' && { id: fieldOfPart(part) }),
    ...(part !== 'phone' && errors[part] !== undefined && { error: errors[part] }),
  });
  return (
    <>
      <TextField {...field('name')} width="100%" maxLength={120} />
      <TextField {...field('identity')} hint={t('office-bookings:person.identityHint')} width="18ch" />
      <TextField
        {...field('phone')}
        type="tel"
        width="18ch"
        maxLength={30}
        optional={t('office-bookings:person.optional')}
      />
      <TextField
        {...field('email')}
        type="email"
        width="100%"
        hint={t('office-bookings:person.emailHint')}
        optional={t('office-bookings:person.optional')}
      />
    </>
  );
}
