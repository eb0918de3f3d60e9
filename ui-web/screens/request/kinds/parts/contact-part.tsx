import { memo } from 'react';
import {
  type ContactField,
  contactFields,
  type ContactRequest,
  longestContact,
} from '#domain/forms/contact.ts';
import type { Value } from '#domain/forms/entry.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { contactId, fieldId } from '../../form/field-ids.ts';
import { useFormTools } from '../../form-context.ts';
import styles from '../../screen.module.css';
import type { OpenForm } from '../../state.ts';

/** The `autocomplete` value: it says to a browser what to fill in. */
export const known = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const satisfies Record<ContactField, object>;

interface ContactPartProps {
  readonly name: string;
  readonly request: ContactRequest;
  readonly value: Value | undefined;
  readonly errors: ReadonlyMap<string, string>;
  /** Whether it is as the profile has it. */
  readonly isFilled?: boolean;
  /** Whether what the profile has can be changed only there. What the profile lacks is written here. */
  readonly isReadOnly?: boolean;
}

/** Who asks, and how to contact them. */
export const ContactPart = memo(function ContactPart(props: ContactPartProps) {
  const { name, request, value, errors, isFilled = false, isReadOnly = false } = props;
  const { presenter, speech, profileHref } = useFormTools();
  const contact = value?.kind === 'contact' ? value.contact : {};
  return (
    <>
      {request.mode === 'auto' && (
        <p className="note">
          {speech.t(isFilled ? 'person:asks.filled' : 'person:asks.empty')}{' '}
          <Link href={profileHref}>{speech.t('person:asks.go')}</Link>
        </p>
      )}
      <div className={styles.pair} id={fieldId(name)} tabIndex={-1}>
        {contactFields
          .filter((part) => request.fields.includes(part))
          .map((part) => (
            <TextField
              key={part}
              {...known[part]}
              id={contactId(part)}
              name={part}
              label={speech.t(`request:contact.${part}`)}
              width="100%"
              maxLength={longestContact}
              readOnly={isReadOnly && isFilled && (contact[part] ?? '') !== ''}
              value={contact[part] ?? ''}
              error={errors.get(contactId(part))}
              onChange={(text) => presenter.filling.writeContact(name, part, text)}
            />
          ))}
      </div>
    </>
  );
});

/** Whether the contact is still that of the profile. */
export const isPrefilled = ({ prefilled, entry }: OpenForm, name: string): boolean =>
  prefilled !== null && entry.get(name) === prefilled;
