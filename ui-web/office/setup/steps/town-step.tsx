import { useState } from 'react';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useTyped } from '../kept/step-keeping.ts';
import { LanguageFields } from '../language-fields.tsx';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { type Texts, textsAt } from '../texts-by-language.ts';
import { type OpenDraft, textAt } from '../use-draft.ts';
import { WithDraft } from '../with-draft.tsx';

/** What the council is called, and how people reach it. */
export const TownStep = (props: StepProps) => (
  <WithDraft of={firstRefs.settings}>{(draft) => <TownForm {...props} draft={draft} />}</WithDraft>
);

const orNothing = (text: string) => (text.trim() === '' ? undefined : text.trim());

function TownForm({ setup, goOn, draft }: StepProps & { readonly draft: OpenDraft }) {
  const { t } = useSpeech();
  const [typed, type] = useTyped<Contact & { readonly council: Texts }>(() => ({
    council: textsAt(draft.fields, 'footer/organisation', setup.languages),
    address: textAt(draft.fields, 'footer/address'),
    phone: textAt(draft.fields, 'footer/phone'),
    email: textAt(draft.fields, 'footer/email'),
  }));
  const { council, ...contact } = typed;
  const [wrong, setWrong] = useState<'email' | 'council' | null>(null);
  const [first = 'es'] = setup.languages;
  const save = async () => {
    const fault = (council[first] ?? '').trim() === '' ? 'council' : isEmail(contact.email) ? null : 'email';
    setWrong(fault);
    if (fault !== null) return undefined;
    const names = setup.languages.map(
      (language) => [`footer/organisation/${language}`, orNothing(council[language] ?? '')] as const,
    );
    return draft.save(
      new Map([
        ...names,
        ['footer/address', orNothing(contact.address)],
        ['footer/phone', orNothing(contact.phone)],
        ['footer/email', orNothing(contact.email)],
      ]),
    );
  };
  return (
    <StepForm save={save} goOn={goOn}>
      <LanguageFields languages={setup.languages}>
        {(language) => (
          <TextField
            label={t('office-setup:steps.town.council')}
            width="100%"
            maxLength={120}
            value={council[language] ?? ''}
            onChange={(text) => type({ council: { ...council, [language]: text } })}
            error={
              wrong === 'council' && language === first
                ? t('office-setup:steps.town.councilWrong')
                : undefined
            }
          />
        )}
      </LanguageFields>
      <ContactFields contact={contact} change={type} isWrong={wrong === 'email'} />
    </StepForm>
  );
}

/** How people reach the council. */
type Contact = Readonly<Record<'address' | 'phone' | 'email', string>>;

interface ContactFieldsProps {
  readonly contact: Contact;
  readonly change: (part: Partial<Contact>) => void;
  readonly isWrong: boolean;
}

function ContactFields({ contact, change, isWrong }: ContactFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <TextField
        label={t('office-setup:steps.town.email')}
        type="email"
        width="100%"
        autoComplete="off"
        value={contact.email}
        onChange={(email) => change({ email })}
        error={isWrong ? t('office-setup:steps.town.emailWrong') : undefined}
      />
      <TextField
        label={t('office-setup:steps.town.phone')}
        type="tel"
        autoComplete="off"
        value={contact.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        label={t('office-setup:steps.town.address')}
        width="100%"
        autoComplete="off"
        value={contact.address}
        onChange={(address) => change({ address })}
      />
    </>
  );
}
