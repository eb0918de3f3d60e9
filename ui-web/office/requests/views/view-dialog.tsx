import { useState } from 'react';
import { longestViewName } from '#domain/office/desk/desk-view.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import type { View, ViewTrouble, WrittenView } from './use-views.ts';
import styles from './views.module.css';

interface ViewDialogProps {
  /** The view that is changed; null for a new one. */
  readonly view: View | null;
  /** The parameters of the list as it is now. */
  readonly now: string;
  readonly own: readonly View[];
  readonly keep: (view: WrittenView) => Promise<ViewTrouble | null>;
  readonly remove: (id: string) => Promise<ViewTrouble | null>;
  readonly onClose: () => void;
}

/** What is filled in, and what it would do. */
function useWrittenView({ view, now, own }: Pick<ViewDialogProps, 'view' | 'now' | 'own'>) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, share] = useState(view?.isShared ?? false);
  const [takesNow, takeNow] = useState(false);
  const named = name.trim();
  const same = own.find((one) => one.name === named && one.id !== view?.id);
  const replaced = view ?? same ?? null;
  const written: WrittenView = {
    id: replaced?.id ?? null,
    name: named,
    query: view === null || takesNow ? now : view.query,
    isShared,
  };
  return { name, setName, isShared, share, takesNow, takeNow, written, same };
}

/** One act at a time; why the last one was not done. */
function useActing(onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ViewTrouble | 'noName' | null>(null);
  const act = async (work: () => Promise<ViewTrouble | null>) => {
    setBusy(true);
    const why = await work();
    setBusy(false);
    setTrouble(why);
    if (why === null) onClose();
  };
  return { isBusy, trouble, setTrouble, act };
}

/** Keeps what the list shows under a name, or changes a view: its name, who sees it, its filters. */
export function ViewDialog({ view, now, own, keep, remove, onClose }: ViewDialogProps) {
  const { t } = useSpeech();
  const form = useWrittenView({ view, now, own });
  const { isBusy, trouble, setTrouble, act } = useActing(onClose);
  const [asksToRemove, askToRemove] = useState(false);
  const save = () => (form.written.name === '' ? setTrouble('noName') : void act(() => keep(form.written)));
  if (view !== null && asksToRemove) {
    const removeIt = () => void act(() => remove(view.id));
    return <RemoveDialog view={view} isBusy={isBusy} trouble={trouble} remove={removeIt} onClose={onClose} />;
  }
  return (
    <DialogFrame
      open
      title={t(view === null ? 'office-desk:views.keepTitle' : 'office-desk:views.changeTitle')}
      lead={view === null && <p>{t('office-desk:views.lead')}</p>}
      onClose={onClose}
      footer={
        <>
          <OfficeButton busy={isBusy} onClick={save}>
            {t(form.same && view === null ? 'office-desk:views.replace' : 'office-desk:views.save')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
          {view !== null && (
            <OfficeButton look="text" onClick={() => askToRemove(true)}>
              {t('office-desk:views.remove')}
            </OfficeButton>
          )}
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <ViewFields form={form} view={view} now={now} isNameless={trouble === 'noName'} />
        <TroubleNotice trouble={trouble} />
      </form>
    </DialogFrame>
  );
}

interface FieldsProps extends Pick<ViewDialogProps, 'view' | 'now'> {
  readonly form: ReturnType<typeof useWrittenView>;
  readonly isNameless: boolean;
}

function ViewFields({ form, view, now, isNameless }: FieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <TextField
        label={t('office-desk:views.name')}
        value={form.name}
        onChange={form.setName}
        width="100%"
        maxLength={longestViewName}
        autoComplete="off"
        data-autofocus=""
        error={isNameless ? t('office-desk:views.noName') : undefined}
        hint={form.same && view === null ? t('office-desk:views.sameName') : undefined}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isShared}
          onChange={(event) => form.share(event.target.checked)}
        />
        <span>
          {t('office-desk:views.share')}
          <small>{t('office-desk:views.shareHint')}</small>
        </span>
      </label>
      {view !== null && view.query !== now && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.takesNow}
            onChange={(event) => form.takeNow(event.target.checked)}
          />
          <span>{t('office-desk:views.takeNow')}</span>
        </label>
      )}
    </>
  );
}

function TroubleNotice({ trouble }: { readonly trouble: ViewTrouble | 'noName' | null }) {
  const { t } = useSpeech();
  const isTold = trouble !== null && trouble !== 'noName';
  return (
    <ToldNotice told={isTold ? { isFault: true, words: t(`office-desk:views.trouble.${trouble}`) } : null} />
  );
}

interface RemoveProps {
  readonly view: View;
  readonly isBusy: boolean;
  readonly trouble: ViewTrouble | 'noName' | null;
  readonly remove: () => void;
  readonly onClose: () => void;
}

/** Asks before a view is removed: only the name goes, no request. */
function RemoveDialog({ view, isBusy, trouble, remove, onClose }: RemoveProps) {
  const { t } = useSpeech();
  return (
    <DialogFrame
      open
      title={t('office-desk:views.removeTitle', { name: view.name })}
      lead={<p>{t(view.isShared ? 'office-desk:views.removeShared' : 'office-desk:views.removeOwn')}</p>}
      onClose={onClose}
      footer={
        <>
          <OfficeButton busy={isBusy} onClick={remove}>
            {t('office-desk:views.removeYes')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
        </>
      }
    >
      <TroubleNotice trouble={trouble} />
    </DialogFrame>
  );
}
