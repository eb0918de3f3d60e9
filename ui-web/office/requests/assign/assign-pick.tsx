import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../../parts/letter.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { PickMenu } from '../../parts/pick-menu.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../matter.module.css';

interface AssignPickProps {
  readonly id: string;
  readonly assignedTo: string | null;
  /** People who may have it, and teams that are known, by name. */
  readonly people: readonly string[];
  readonly canPick: boolean;
  /** In place of the name: what the menu does. */
  readonly shown?: string;
  readonly assign: (name: string | null) => void;
}

/** Who has a request: one of those who may have it, nobody, or another name that is typed. */
export function AssignPick({ id, assignedTo, people, canPick, shown, assign }: AssignPickProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const known = [...new Set([...people, ...(assignedTo === null ? [] : [assignedTo])])];
  const words = (name: string) => (name === me.name ? t('office-requests:me') : name);
  return (
    <PickMenu
      id={id}
      label={t('office-requests:fact.assigned')}
      value={shown === undefined ? (assignedTo ?? '') : '-'}
      shown={
        shown === undefined ? (
          <>
            <Letter name={assignedTo} size="small" />
            <span>{assignedTo === null ? t('office-requests:nobody') : words(assignedTo)}</span>
          </>
        ) : (
          <span>{shown}</span>
        )
      }
      canPick={canPick}
      options={[
        ...known.map((name) => ({
          value: name,
          text: (
            <>
              <Letter name={name} size="tiny" /> {words(name)}
            </>
          ),
        })),
        { value: '', text: t('office-requests:nobody') },
      ]}
      pick={(value) => assign(value === '' ? null : value)}
      more={<AnotherName id={`${id}-otro`} assign={assign} />}
    />
  );
}

function AnotherName({ id, assign }: { readonly id: string; readonly assign: (name: string) => void }) {
  const { t } = useSpeech();
  const [name, setName] = useState('');
  return (
    <form
      className={styles.another}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') assign(name.trim());
        setName('');
      }}
    >
      <label htmlFor={id}>{t('office-requests:anotherName')}</label>
      <input id={id} value={name} onChange={(event) => setName(event.target.value)} />
      <OfficeButton look="outline" type="submit">
        {t('office-requests:acts.assign')}
      </OfficeButton>
    </form>
  );
}
