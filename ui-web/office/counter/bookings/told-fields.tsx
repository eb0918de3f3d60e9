import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** What staff say to the person whose appointment they change. */
export interface ToldDraft {
  readonly reason: string;
  readonly isTold: boolean;
}

interface ToldProps {
  readonly visit: FoundVisit;
  readonly draft: ToldDraft;
  readonly change: (draft: ToldDraft) => void;
}

/** The reason, and how the person gets to know: by mail or, without one, by somebody who calls. */
export function ToldFields({ visit: { hasMail }, draft, change }: ToldProps) {
  const { t } = useSpeech();
  const way = draft.isTold ? 'known' : 'call';
  return (
    <>
      <TextField
        label={t('office-bookings:told.reason')}
        width="100%"
        hint={t(`office-bookings:told.${hasMail ? 'reasonMailed' : 'reasonCalled'}`)}
        optional={t('office-bookings:person.optional')}
        maxLength={300}
        value={draft.reason}
        onChange={(reason) => change({ ...draft, reason })}
      />
      {!hasMail && (
        <CheckCard
          title={t('office-bookings:told.isTold')}
          checked={draft.isTold}
          onChange={(isTold) => change({ ...draft, isTold })}
        />
      )}
      <p role="status">{t(`office-bookings:told.${hasMail ? 'mail' : way}`)}</p>
    </>
  );
}
