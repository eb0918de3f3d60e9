import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { managedChanges } from '#domain/office/desk/managed-form.ts';
import type { ManagedValues } from '#domain/office/desk/managed-values.ts';
import { left } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { FormContext } from '#ui-web/screens/request/form-context.ts';
import { preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { type RequestPresenter, requestPresenter } from '#ui-web/screens/request/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnForms } from '../../i18n/forms/form-texts.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useDeskActs } from '../desk-acts.ts';
import type { DeskEdit } from '../desk-state.ts';
import { DeskFields } from '../enter/desk-fields.tsx';
import { DeskFormsContext } from '../enter/desk-forms.ts';
import styles from '../enter/enter.module.css';

interface ManagedProps {
  readonly request: StaffRequest;
  readonly fields: readonly AnswerField[];
  readonly onClose: () => void;
}

/** What the form begins with. It stays so while the request is read again, or what is typed would be lost. */
interface Begun {
  readonly mailbox: string;
  readonly fields: readonly AnswerField[];
  readonly values: ManagedValues;
}

/** The presenter of the fields, filled in with what they have; what the form would send, the desk stores. */
function useManagedForm(begun: Begun, keep: (presenter: RequestPresenter) => Promise<void>) {
  const { council, town } = useOffice();
  const speech = useSpeech();
  const compose = use(DeskFormsContext);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const make = useCallback(async () => {
    const { mailbox, ...managed } = begun;
    let presenter: RequestPresenter | null = null;
    const enter = async () => {
      if (presenter !== null) await latest.current(presenter);
      // What was stored is on the screen behind; the form has nothing more to say.
      return left({ kind: 'serverFailed' as const, status: 0 });
    };
    const language = () => speech.language;
    const [forms] = await Promise.all([
      compose({ realm: council.realm, language, zone: town.timeZone, enter, managed }),
      learnForms(speech),
    ]);
    presenter = requestPresenter({ council: forms, id: mailboxId(mailbox), preparePhoto });
    presenter.speakIn(speech);
    void presenter.load();
    return presenter;
  }, [council, town, speech, compose, begun]);
  return useAnswer(make)[0];
}

/** The fields of the mailbox for its staff, as fields of a form. */
export function ManagedDialog({ request, fields, onClose }: ManagedProps) {
  const { t } = useSpeech();
  const { handle } = useDeskActs();
  const [isRefused, refuse] = useState(false);
  const { mailbox, managementFields } = request;
  const [begun] = useState<Begun>({
    mailbox,
    fields,
    values: (managementFields ?? {}) as ManagedValues,
  });
  const presenter = useManagedForm(begun, async ({ current }) => {
    const form = current();
    if (form.kind !== 'open') return;
    const changes = managedChanges(begun.fields, form.entry, begun.values);
    const isStored =
      Object.keys(changes).length === 0 ||
      (await handle({ managementFields: changes as NonNullable<DeskEdit['managementFields']> }));
    if (isStored) onClose();
    else refuse(true);
  });
  return (
    <DialogFrame
      open
      title={t('office-desk:managed.title')}
      lead={<p>{t('office-desk:managed.lead')}</p>}
      onClose={onClose}
      footer={
        <>
          <OfficeButton onClick={() => void presenter?.send()}>
            {t('office-desk:managed.confirm')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
        </>
      }
    >
      {presenter === null ? (
        <LoadingList title={t('office-desk:enter.loading')} rows={3} />
      ) : (
        <ManagedFields presenter={presenter} />
      )}
      <ToldNotice told={isRefused ? { isFault: true, words: t('office-desk:managed.failed') } : null} />
    </DialogFrame>
  );
}

function ManagedFields({ presenter }: { readonly presenter: RequestPresenter }) {
  const speech = useSpeech();
  const { town } = useOffice();
  const state = useViewModel(presenter);
  const tools = useMemo(
    () => ({ presenter, speech, zone: town.timeZone, profileHref: '' }),
    [presenter, speech, town],
  );
  if (state.kind === 'loading') return <LoadingList title={speech.t('office-desk:enter.loading')} rows={3} />;
  if (state.kind !== 'open')
    return (
      <ErrorState
        title={speech.t('office-desk:managed.unread')}
        retry={{ text: speech.t('office:again'), onClick: () => void presenter.load() }}
      />
    );
  return (
    <FormContext value={tools}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.send();
        }}
      >
        <DeskFields open={state} presenter={presenter} />
      </form>
    </FormContext>
  );
}
