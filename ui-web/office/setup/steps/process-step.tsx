import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { typedPhases, suggestedPhases } from '../phases.ts';
import { ProcessForm } from '../process-form.tsx';
import type { StepProps } from '../step-props.ts';
import { useTextsOfLanguages } from '../use-texts-of-languages.ts';
import { WithDraft } from '../with-draft.tsx';

/** The first process: what it is about, its phases with their dates, and a mailbox for ideas. */
export function ProcessStep(props: StepProps) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const { languages } = props.setup;
  const speak = useTextsOfLanguages(languages);
  if (speak === null) return <LoadingList title={t('office:loading')} />;
  const today = dayAt(council.clock.now(), town.timeZone);
  const suggested = suggestedPhases(today, languages, (language, phase) =>
    speak(language, `steps.process.suggested.${phase}`),
  );
  return (
    <WithDraft of={firstRefs.settings}>
      {(settings) => (
        <WithDraft of={firstRefs.mailbox}>
          {(mailbox) => (
            <WithDraft of={firstRefs.process}>
              {(draft) => (
                <ProcessForm
                  {...props}
                  draft={draft}
                  mailbox={mailbox}
                  settings={settings}
                  phases={draft.fields === null ? suggested : typedPhases(draft.fields)}
                  speak={speak}
                />
              )}
            </WithDraft>
          )}
        </WithDraft>
      )}
    </WithDraft>
  );
}
