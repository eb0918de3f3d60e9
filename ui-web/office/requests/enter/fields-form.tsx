import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { FormContext } from '#ui-web/screens/request/form-context.ts';
import type { RequestPresenter } from '#ui-web/screens/request/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { DeskFields } from './desk-fields.tsx';
import styles from './enter.module.css';

interface FieldsFormProps {
  readonly presenter: RequestPresenter;
  /** What is said if the fields cannot be read. */
  readonly unread: string;
  readonly label?: string;
  /** What is before the fields, and after them. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Fields that people of staff fill in, drawn and checked as those of residents are. */
export function FieldsForm({ presenter, unread, label, before, children }: FieldsFormProps) {
  const speech = useSpeech();
  const { town } = useOffice();
  const state = useViewModel(presenter);
  const tools = useMemo(
    () => ({ presenter, speech, zone: town.timeZone, profileHref: '' }),
    [presenter, speech, town],
  );
  if (state.kind === 'loading') return <LoadingList title={speech.t('office:loading')} rows={3} />;
  if (state.kind !== 'open')
    return (
      <ErrorState
        title={unread}
        retry={{ text: speech.t('office:again'), onClick: () => void presenter.load() }}
      />
    );
  return (
    <FormContext value={tools}>
      <form
        noValidate
        className={styles.form}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.send();
        }}
      >
        {before}
        <DeskFields open={state} presenter={presenter} />
        {children}
      </form>
    </FormContext>
  );
}
