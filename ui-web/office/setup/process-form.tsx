import { useState } from 'react';
import { isJsonObject, type JsonObject } from '#domain/documents/json.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { firstMailbox } from './first-mailbox.ts';
import { useTyped } from './kept/step-keeping.ts';
import { LanguageFields } from './language-fields.tsx';
import { PhaseFields } from './phase-fields.tsx';
import { periodOf, phaseFault, type TypedPhase } from './phases.ts';
import { slugOfTitle } from './slug-of-title.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { filledTexts, hasNoText, type Texts, textsAt } from './texts-by-language.ts';
import { type OpenDraft, textAt } from './use-draft.ts';

interface ProcessFormProps extends StepProps {
  readonly draft: OpenDraft;
  readonly mailbox: OpenDraft;
  readonly settings: OpenDraft;
  /** Those of the draft or, if there is none, those to begin with. */
  readonly phases: readonly TypedPhase[];
  readonly speak: (language: Language, key: string) => string;
}

interface TypedProcess {
  readonly title: Texts;
  readonly lead: Texts;
  readonly phases: readonly TypedPhase[];
  readonly hasMailbox: boolean;
  readonly notify: string;
}

type Wrong = { readonly kind: 'name' | 'email' | 'phase' | 'order'; readonly number: number } | null;

function wrongIn({ title, phases, hasMailbox, notify }: TypedProcess): Wrong {
  if (hasNoText(title)) return { kind: 'name', number: 0 };
  const fault = phaseFault(phases);
  if (fault !== null) return fault;
  return hasMailbox && notify !== '' && !isEmail(notify) ? { kind: 'email', number: 0 } : null;
}

const bodyOf = ({ title, lead, phases, hasMailbox }: TypedProcess): JsonObject => ({
  title: filledTexts(title),
  lead: filledTexts(lead),
  period: periodOf(phases),
  ...(hasMailbox ? { mailbox: firstRefs.mailbox.id } : {}),
  data: { buttons: { info: true, 'enviar-propuesta': hasMailbox, propuestas: false, participa: false } },
});

/** The process when it is made: with an address of its title. A later title leaves the address, which may have been shared. */
function begun(typed: TypedProcess, languages: readonly Language[]): JsonObject {
  const { data, ...body } = bodyOf(typed);
  const slug = slugOfTitle(typed.title, languages);
  return {
    ...body,
    data: { ...(isJsonObject(data) && data), ...(slug !== '' && { slug }) },
    isPublished: true,
    section: 'participacion',
  };
}

function useProcess({ setup, draft, mailbox, settings, phases, speak }: ProcessFormProps) {
  const { languages } = setup;
  const isNew = draft.fields === null;
  const [typed, change] = useTyped<TypedProcess>(() => ({
    title: textsAt(draft.fields, 'title', languages),
    lead: textsAt(draft.fields, 'lead', languages),
    phases,
    hasMailbox: isNew || textAt(draft.fields, 'mailbox') !== '',
    notify:
      mailbox.fields === null ? textAt(settings.fields, 'footer/email') : textAt(mailbox.fields, 'notify/to'),
  }));
  const [wrong, setWrong] = useState<Wrong>(null);
  const saidInAll = (key: string) =>
    Object.fromEntries(languages.map((language) => [language, speak(language, `mailbox.${key}`)]));
  /** The mailbox comes first: the process names it. One that was changed in its editor is only told whom it notifies. */
  const saveMailbox = async () => {
    if (!typed.hasMailbox) return null;
    const to = typed.notify.trim();
    return mailbox.fields === null
      ? mailbox.saveBody(firstMailbox(saidInAll, to), [])
      : mailbox.save(new Map([['notify/to', to === '' ? undefined : to]]));
  };
  const save = async () => {
    const found = wrongIn(typed);
    setWrong(found);
    if (found !== null) return undefined;
    const fault = await saveMailbox();
    if (fault !== null) return fault;
    const body = isNew ? begun(typed, languages) : bodyOf(typed);
    const written = await draft.saveBody(body, ['title', 'lead', 'period']);
    if (written !== null || typed.hasMailbox || isNew) return written;
    return draft.save(new Map([['mailbox', undefined]]));
  };
  return { typed, change, wrong, save };
}

/** The fields of the first process. */
export function ProcessForm(props: ProcessFormProps) {
  const { t } = useSpeech();
  const { languages } = props.setup;
  const { typed, change, wrong, save } = useProcess(props);
  const { title, lead, phases } = typed;
  return (
    <StepForm save={save} goOn={props.goOn}>
      {wrong !== null && (wrong.kind === 'phase' || wrong.kind === 'order') && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-setup:steps.process.wrong.${wrong.kind}`, { n: wrong.number })}</p>
        </Notice>
      )}
      <LanguageFields languages={languages}>
        {(language) => (
          <>
            <TextField
              label={t('office-setup:steps.process.name')}
              hint={t('office-setup:steps.process.nameHint')}
              width="100%"
              maxLength={160}
              lang={languageTag(language)}
              value={title[language] ?? ''}
              onChange={(text) => change({ title: { ...title, [language]: text } })}
              error={
                wrong?.kind === 'name' && language === languages[0]
                  ? t('office-setup:steps.process.wrong.name')
                  : undefined
              }
            />
            <TextField
              label={t('office-setup:steps.process.summary')}
              width="100%"
              maxLength={300}
              multiline={2}
              lang={languageTag(language)}
              value={lead[language] ?? ''}
              onChange={(text) => change({ lead: { ...lead, [language]: text } })}
            />
          </>
        )}
      </LanguageFields>
      <PhaseFields phases={phases} languages={languages} change={(changed) => change({ phases: changed })} />
      <MailboxFields typed={typed} change={change} isWrong={wrong?.kind === 'email'} />
    </StepForm>
  );
}

interface MailboxFieldsProps {
  readonly typed: Pick<TypedProcess, 'hasMailbox' | 'notify'>;
  readonly change: (part: Partial<TypedProcess>) => void;
  readonly isWrong: boolean;
}

/** Whether people can send ideas, and where the council is notified of them. */
function MailboxFields({ typed: { hasMailbox, notify }, change, isWrong }: MailboxFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <CheckCard
        title={t('office-setup:steps.process.withMailbox')}
        detail={t('office-setup:steps.process.mailboxHint')}
        checked={hasMailbox}
        onChange={(checked) => change({ hasMailbox: checked })}
      />
      {hasMailbox && (
        <TextField
          label={t('office-setup:steps.process.notify')}
          type="email"
          width="100%"
          autoComplete="off"
          value={notify}
          onChange={(text) => change({ notify: text })}
          error={isWrong ? t('office-setup:steps.process.wrong.email') : undefined}
        />
      )}
    </>
  );
}
