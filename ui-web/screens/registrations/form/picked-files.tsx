import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { Chip } from '#ui-web/components/chip/chip.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { provedThings } from '../applying.ts';
import type { ApplyProps } from './form-props.ts';
import styles from '../registrations.module.css';

/** What the council takes as a proof. */
export const proofTypes = '.pdf,image/jpeg,image/png,image/webp';

/** The files for what is asked for and claimed: they go with the application, or are added to it later. */
export function PickedFiles({ activity, page, presenter }: ApplyProps) {
  const { t, said } = useSpeech();
  const { files, entry } = page;
  const things = provedThings(activity, entry.content);
  if (things.length === 0) return null;
  return (
    <fieldset className={styles.wishes}>
      <legend>{t('registrations:proofs.title')}</legend>
      <p className="note">{t('registrations:proofs.hint')}</p>
      <PlainList className={styles.proofs}>
        {things.map(({ id, title, isRequired }) => (
          <li key={id}>
            <span>
              <b>{said(title).text}</b>
              {isRequired && <small>{t('registrations:proofs.required')}</small>}
            </span>
            {files
              .filter(({ proof }) => proof === id)
              .map((one) => (
                <Chip
                  key={`${one.file.name} ${one.file.lastModified}`}
                  removeLabel={t('registrations:proofs.remove', { name: one.file.name })}
                  onRemove={() => presenter.pick(files.filter((other) => other !== one))}
                >
                  {one.file.name}
                </Chip>
              ))}
            <FilePicker
              id={`proof-${id}`}
              icon="document"
              accept={proofTypes}
              multiple
              onPick={(picked) => presenter.pick([...files, ...picked.map((file) => ({ proof: id, file }))])}
            >
              {t('registrations:proofs.add')}
              <span className="visually-hidden">: {said(title).text}</span>
            </FilePicker>
          </li>
        ))}
      </PlainList>
    </fieldset>
  );
}
