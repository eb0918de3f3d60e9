import { useState } from 'react';
import { longestTemplateName } from '#domain/office/templates/template.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import { TemplateMailboxes, TemplateState } from './template-effect.tsx';
import { TemplateTexts } from './template-texts.tsx';
import styles from './templates.module.css';
import type { TemplateTrouble } from './use-templates.ts';
import {
  areAlike,
  dropTemplateDraft,
  faultsOfTemplate,
  hasFaults,
  keepTemplateDraft,
  loadTemplateDraft,
  type StoredTemplate,
  type WrittenTemplate,
  writtenFrom,
} from './written-template.ts';

interface FormProps {
  /** The one that is changed; null for a new one. */
  readonly stored: StoredTemplate | null;
  readonly keep: (written: WrittenTemplate, isRetry: boolean) => Promise<TemplateTrouble | null>;
  readonly remove: (id: string) => Promise<TemplateTrouble | null>;
  /** Goes back to the list, which says what was done. */
  readonly leave: (words: string) => void;
}

/** What is written, kept in this browser at every change. */
function useWrittenTemplate(stored: StoredTemplate | null) {
  const { council } = useOffice();
  const original = writtenFrom(stored);
  const [kept] = useState(() => loadTemplateDraft(council, original.id));
  const [written, write] = useState(kept ?? original);
  const change = (more: Partial<WrittenTemplate>) => {
    const next = { ...written, ...more };
    write(next);
    if (areAlike(next, original)) dropTemplateDraft(council, next.id);
    else keepTemplateDraft(council, next);
  };
  const isChanged = !areAlike(written, original);
  const discard = () => {
    dropTemplateDraft(council, original.id);
    write(original);
  };
  return { written, change, discard, isOfBefore: kept !== null && isChanged };
}

/** One act at a time; why the last one was not done. */
function useTemplateActs({ keep, remove, leave, stored }: FormProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TemplateTrouble | null>(null);
  const act = async (work: () => Promise<TemplateTrouble | null>, done: string) => {
    setBusy(true);
    const why = await work();
    setBusy(false);
    setTrouble(why);
    if (why !== null) return;
    dropTemplateDraft(council, stored?.id ?? null);
    leave(done);
  };
  return {
    isBusy,
    trouble,
    save: (written: WrittenTemplate) =>
      act(
        () => keep(written, trouble === 'unreachable'),
        t('office-templates:kept', { name: written.name.trim() }),
      ),
    removeIt: ({ id, name }: StoredTemplate) =>
      act(() => remove(id), t('office-templates:remove.done', { name })),
  };
}

/** A template: its name, its words by language, and what it does to a request. */
export function TemplateForm(props: FormProps) {
  const { t } = useSpeech();
  const { stored } = props;
  const { written, change, discard, isOfBefore } = useWrittenTemplate(stored);
  const { isBusy, trouble, save, removeIt } = useTemplateActs(props);
  const [isTried, setTried] = useState(false);
  const faults = faultsOfTemplate(written);
  const nameFault = isTried ? faults.name : null;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!hasFaults(faults)) return isBusy ? undefined : void save(written);
        // The first field that is wrong.
        const { currentTarget: form } = event;
        return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      {isOfBefore && (
        <p className={styles.draft}>
          {t('office-templates:draft')}{' '}
          <OfficeButton look="text" onClick={discard}>
            {t('office-templates:discard')}
          </OfficeButton>
        </p>
      )}
      <TextField
        label={t('office-templates:name')}
        hint={t('office-templates:nameHint')}
        value={written.name}
        onChange={(name) => change({ name })}
        width="100%"
        maxLength={longestTemplateName}
        autoComplete="off"
        error={nameFault === null ? undefined : t('office-templates:fault.blankName')}
      />
      <TemplateTexts
        text={written.text}
        change={(text) => change({ text })}
        faults={isTried ? faults : null}
      />
      <TemplateState status={written.status} change={(status) => change({ status })} />
      <TemplateMailboxes chosen={written.mailboxes} change={(mailboxes) => change({ mailboxes })} />
      <ToldNotice
        told={trouble === null ? null : { isFault: true, words: t(`office-templates:trouble.${trouble}`) }}
      />
      <div className={styles.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-templates:keep')}
        </OfficeButton>
        {stored !== null && <RemovePart stored={stored} isBusy={isBusy} remove={() => removeIt(stored)} />}
      </div>
    </form>
  );
}

interface RemoveProps {
  readonly stored: StoredTemplate;
  readonly isBusy: boolean;
  readonly remove: () => Promise<void>;
}

/** Removes it after a question. */
function RemovePart({ stored, isBusy, remove }: RemoveProps) {
  const { t } = useSpeech();
  const [isSure, ask] = useState(false);
  return (
    <>
      <OfficeButton look="text" onClick={() => ask(true)}>
        {t('office-templates:remove.open')}
      </OfficeButton>
      <SureDialog
        isOpen={isSure}
        title={t('office-templates:remove.sure', { name: stored.name })}
        lead={t('office-templates:remove.lead')}
        yes={t('office-templates:remove.yes')}
        no={t('office-templates:remove.no')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => void remove().then(() => ask(false))}
      />
    </>
  );
}
