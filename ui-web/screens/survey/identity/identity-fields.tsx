import { Button } from '#ui-web/components/button/button.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { CheckLetterHelp } from './check-letter-help.tsx';
import { fieldIds } from '../sending/fault-words.ts';
import type { IdentityChecker } from './identity-checker.ts';
import styles from './identity-fields.module.css';
import { type CheckedVoter, writtenBy } from './identity-form.ts';
import type { CheckResult, IdentityView } from './identity-view.ts';

interface IdentityFieldsProps {
  readonly voter: CheckedVoter;
  readonly view: IdentityView;
  readonly checker: IdentityChecker;
}

/** What can prevent the check, in the order of the page. */
const fields = [
  { field: 'consent', id: fieldIds.consent },
  { field: 'type', id: fieldIds.documentType },
  { field: 'id', id: fieldIds.id },
  { field: 'date', id: fieldIds.birthDate },
] as const;

/** The voter's identity, in a town that checks it: document, number, day of birth, and the check of the three. */
export function IdentityFields({ voter, view, checker }: IdentityFieldsProps) {
  const { t } = useSpeech();
  const { id, type } = writtenBy(voter);
  const check = async () => {
    const wrong = await checker.checkIdentity();
    const first = fields.find(({ field }) => wrong.includes(field));
    if (first) document.getElementById(first.id)?.focus();
  };
  return (
    <>
      <SelectField
        id={fieldIds.documentType}
        label={t('survey:identity.typeLabel')}
        error={view.errors.type}
        width="22em"
        value={type}
        onChange={(text) => checker.writeCredentials({ type: text })}
        options={view.types}
      />
      <TextField
        id={fieldIds.id}
        label={t('survey:identity.number')}
        hint={view.numberHint}
        error={view.errors.id}
        value={id}
        onChange={(text) => checker.writeCredentials({ id: text })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {view.hasLetter && <CheckLetterHelp id={id} />}
      <DateFields
        id={fieldIds.birthDate}
        legend={t('survey:identity.birthDate')}
        labels={{
          day: t('survey:identity.birthDay'),
          month: t('survey:identity.birthMonth'),
          year: t('survey:identity.birthYear'),
        }}
        hint={t('survey:identity.birthDateHint')}
        error={view.errors.date}
        value={voter.identity.date}
        onChange={(text) => checker.writeCredentials({ date: text })}
      />
      <div role="status" className={styles.quiet}>
        {view.underAge !== null && <UnderAge age={view.underAge} />}
      </div>
      <div className={styles.check}>
        <Button look="outline" busy={view.isAsking} onClick={() => void check()}>
          {t(view.isAsking ? 'survey:identity.checking' : 'survey:identity.check')}
        </Button>
        <p className="note">{t('survey:identity.whoIsAsked')}</p>
      </div>
      <div role="status" className={styles.quiet}>
        {view.result && <Result {...view.result} />}
      </div>
    </>
  );
}

function UnderAge({ age }: { readonly age: number }) {
  const { t } = useSpeech();
  return <p className="note">{t('survey:identity.underAge', { age })}</p>;
}

function Result({ tone, text, detail }: CheckResult) {
  return (
    <Notice tone={tone}>
      <p>{text}</p>
      {detail !== null && <p>{detail}</p>}
    </Notice>
  );
}
