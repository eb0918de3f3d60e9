import { useMemo } from 'react';
import type { CensusQuestions } from '#adapters/wire/census/census.ts';
import {
  type ContactField,
  contactFields,
  type ContactRequest,
  longestContact,
} from '#domain/forms/contact.ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import type { Value } from '#domain/forms/entry.ts';
import type { Field } from '#domain/forms/field.ts';
import { CaptchaField } from '#ui-web/components/captcha-field/captcha-field.tsx';
import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { contactId, fieldId } from '../../form/field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import styles from '../../screen.module.css';
import type { CaptchaState } from '../../state.ts';

/** How a browser knows what to fill in. */
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
  /** Whether it stands as the profile has it. */
  readonly isFilled?: boolean;
  /** Whether what the profile has can be changed there alone. What it has not is written here. */
  readonly isReadOnly?: boolean;
}

/** Who asks, and how they are reached. */
export function ContactPart(props: ContactPartProps) {
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
}

type CensusProps = FieldProps<Field & { readonly kind: 'census' }> & {
  readonly questions: CensusQuestions | null;
};

/** The identity number, and what the census asks beside it. Neither is kept on the device. */
export function CensusPart({ field, value, error, isRequired, questions }: CensusProps) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const now = value?.kind === 'census' ? value : { kind: 'census' as const, identity: '', secrets: [] };
  const asked = questions?.questions ?? [];
  const write = (change: Partial<typeof now>) => presenter.filling.write(field.name, { ...now, ...change });
  return (
    <div className={styles.files}>
      <TextField
        id={fieldId(field.name)}
        label={said(field.title).text}
        {...(!isRequired && { optional: t('request:optional') })}
        hint={questions?.info ? <CouncilLines of={said(questions.info)} /> : t('request:census.hint')}
        error={error}
        value={now.identity}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(identity) => write({ identity })}
      />
      {asked.map((question, place) => (
        <TextField
          // The questions of a census have no names of their own.
          // oxlint-disable-next-line react/no-array-index-key -- their order is the census’s
          key={place}
          label={said(plainTitle(question)).text}
          value={now.secrets[place] ?? ''}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) =>
            write({ secrets: asked.map((_, at) => (at === place ? text : (now.secrets[at] ?? ''))) })
          }
        />
      ))}
      <p className="note">{t('request:census.notKept')}</p>
    </div>
  );
}

type CaptchaProps = FieldProps<Field & { readonly kind: 'captcha' }> & { readonly captcha: CaptchaState };

/** A sum that tells people from programs. */
export function CaptchaPart({ field, value, error, captcha }: CaptchaProps) {
  const { presenter, speech } = useFormTools();
  const { t } = speech;
  const question = captcha.kind === 'asked' ? captcha.question : null;
  const asked = useMemo(
    () =>
      question && {
        image: `data:image/svg+xml,${encodeURIComponent(question.image)}`,
        question: question.text,
      },
    [question],
  );
  return (
    <CaptchaField
      id={fieldId(field.name)}
      words={{
        label: t('request:captcha.label'),
        hint: t('request:captcha.hint'),
        image: t('request:captcha.image'),
        another: t('request:captcha.another'),
        inWords: t('request:captcha.inWords'),
        missing: t('request:captcha.missing'),
      }}
      asked={asked}
      failed={captcha.kind === 'failed'}
      value={value?.kind === 'captcha' ? value.answer : ''}
      error={error}
      onChange={(answer) =>
        presenter.filling.write(field.name, { kind: 'captcha', id: question?.id ?? '', answer })
      }
      onAnother={() => void presenter.askCaptcha()}
    />
  );
}

/** What is wrong with a whole group, above its fields. */
export function GroupError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : <ErrorText id={id}>{error}</ErrorText>;
}
