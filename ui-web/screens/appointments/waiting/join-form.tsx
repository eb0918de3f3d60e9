import type { FormEvent } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { WishFields } from '../../waiting/wish-fields.tsx';
import type { SoughtTimes, WaitingChoices, WaitingFailure, WaitingPage } from './waiting-state.ts';
import type { WaitingPresenter } from './waiting-presenter.ts';
import styles from '../../waiting/waiting.module.css';

interface FormProps {
  readonly sought: SoughtTimes;
  readonly choices: WaitingChoices;
  readonly page: WaitingPage;
  readonly presenter: WaitingPresenter;
}

/** Who wants to wait says when and where they could come, and who they are. */
export function JoinForm({ sought, choices, page, presenter }: FormProps) {
  const { t } = useSpeech();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.join(sought);
  };
  const { failure } = page;
  const fields = ['notListed', 'identityUnreadable', 'birthDay', 'nameMissing', 'mailMissing', 'mailCode'];
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <WhenFields {...{ sought, choices, page, presenter }} />
      <WhoFields {...{ sought, choices, page, presenter }} />
      {failure !== null && !fields.includes(failure) && (
        <Notice tone="error" live="assertive">
          <p>{t(`waiting:fault.${failure}`)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={page.isSending}>
          {t('waiting:form.join')}
        </Button>
        <Button look="outline" onClick={() => presenter.open(false)}>
          {t('waiting:form.close')}
        </Button>
      </div>
    </form>
  );
}

function WhenFields({ sought, choices, page, presenter }: FormProps) {
  const { t, said } = useSpeech();
  const { entry } = page;
  const office = choices.offices.find(({ id }) => id === sought.office);
  return (
    <WishFields entry={entry} write={presenter.write}>
      {office !== undefined && (
        <ChoiceGroup
          kind="radio"
          name="waiting-office"
          compact
          legend={t('waiting:form.where')}
          options={[
            { value: 'one', title: said(office.title).text },
            { value: 'any', title: t('waiting:form.anyOffice') },
          ]}
          selected={[entry.isAnywhere ? 'any' : 'one']}
          onChange={([chosen]) => presenter.write({ isAnywhere: chosen === 'any' })}
        />
      )}
    </WishFields>
  );
}

function WhoFields({ sought, choices, page, presenter }: FormProps) {
  const { t } = useSpeech();
  const { entry, failure } = page;
  const isListed = choices.services.some(
    ({ id, booker }) => sought.services.includes(id) && booker === 'census',
  );
  const faultOf = (...kinds: readonly WaitingFailure[]) =>
    failure !== null && kinds.includes(failure) ? { error: t(`waiting:fault.${failure}`) } : {};
  return (
    <>
      <TextField
        label={t('waiting:form.name')}
        autoComplete="name"
        value={entry.name}
        {...faultOf('nameMissing')}
        onChange={(name) => presenter.write({ name })}
      />
      <TextField
        label={t('waiting:form.identity')}
        hint={t('waiting:form.identityNote')}
        autoComplete="off"
        spellCheck={false}
        value={entry.identity}
        {...faultOf('identityUnreadable', 'notListed')}
        onChange={(identity) => presenter.write({ identity })}
      />
      {isListed && (
        <DateFields
          id="waiting-birth"
          legend={t('survey:identity.birthDate')}
          labels={{
            year: t('survey:identity.birthYear'),
            month: t('survey:identity.birthMonth'),
            day: t('survey:identity.birthDay'),
          }}
          hint={t('survey:identity.birthDateHint')}
          error={faultOf('birthDay').error}
          value={entry.birthDay}
          onChange={(birthDay) => presenter.write({ birthDay })}
        />
      )}
      <TextField
        type="email"
        label={t(isListed ? 'waiting:form.emailMaybe' : 'waiting:form.email')}
        hint={t('waiting:form.emailNote')}
        autoComplete="email"
        value={entry.email}
        {...faultOf('mailMissing')}
        onChange={(email) => presenter.write({ email })}
      />
      {!isListed && <MailedCode {...{ page, presenter }} />}
    </>
  );
}

function MailedCode({ page, presenter }: Pick<FormProps, 'page' | 'presenter'>) {
  const { t } = useSpeech();
  const { entry, failure, isMailed, isSending } = page;
  return (
    <div>
      <Button look="outline" size="short" busy={isSending} onClick={() => void presenter.mailCode()}>
        {t('waiting:form.sendCode')}
      </Button>
      <p role="status" className="note">
        {isMailed && t('waiting:form.sent')}
      </p>
      <TextField
        label={t('waiting:form.code')}
        autoComplete="one-time-code"
        spellCheck={false}
        value={entry.mailCode}
        {...(failure === 'mailCode' && { error: t('waiting:fault.mailCode') })}
        onChange={(mailCode) => presenter.write({ mailCode })}
      />
    </div>
  );
}
