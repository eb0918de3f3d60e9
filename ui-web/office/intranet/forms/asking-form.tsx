import { lazy, Suspense } from 'react';
import type { StaffFormAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../intranet.module.css';
import { AskingDays, AskingFoot } from './asking-parts.tsx';
import { useStaffAsking } from './use-staff-asking.ts';

const AskingFields = lazy(async () => ({ default: (await import('./asking-fields.tsx')).AskingFields }));

interface AskingFormProps {
  readonly form: StaffFormAnswer;
  readonly sent: () => void;
}

/** A form for staff: some words, days if it asks for them, and its own fields if it has some. */
export function AskingForm({ form, sent }: AskingFormProps) {
  const { t, said } = useSpeech();
  const asking = useStaffAsking(form, sent);
  if (form.fields.length > 0)
    return (
      <Suspense fallback={<LoadingList title={t('office:loading')} rows={3} />}>
        <div className={styles.form}>
          <AskingFields form={form} asking={asking} />
        </div>
      </Suspense>
    );
  return (
    <form
      className={styles.form}
      aria-label={said(form.title).text}
      onSubmit={(event) => {
        event.preventDefault();
        void asking.send({});
      }}
    >
      <AskingDays form={form} asking={asking} />
      <AskingFoot form={form} asking={asking} />
    </form>
  );
}
