import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import { ChoiceGroup, type ChoiceOption } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './doors.module.css';
import type { DoorTrouble } from './use-doors.ts';

type Door = EventDoors['doors'][number];

/** What came of the doors that were written. */
export type PlannedDoors = DoorTrouble | 'stored';

interface DoorPlanFormProps {
  readonly doors: EventDoors;
  readonly plan: (doors: Door[], proven: readonly string[]) => Promise<void>;
  readonly planned: PlannedDoors | null;
}

/** An id that no door of the list has. */
const newId = (doors: readonly Door[]): string => {
  const used = new Set(doors.map(({ id }) => id));
  let number = doors.length + 1;
  while (used.has(`door-${number}`)) number += 1;
  return `door-${number}`;
};

/** Which doors have no name, or one that a door before them has too. */
function wronglyNamed(doors: readonly Door[], planned: PlannedDoors | null): readonly string[] {
  const names = doors.map(({ name }) => name.trim().toLowerCase());
  if (planned === 'noName') return doors.filter((_, n) => names[n] === '').map(({ id }) => id);
  if (planned !== 'sameName') return [];
  return doors.filter((_, n) => names.indexOf(names[n] ?? '') < n).map(({ id }) => id);
}

interface NamedDoorsProps {
  readonly doors: readonly Door[];
  readonly types: readonly ChoiceOption[];
  readonly planned: PlannedDoors | null;
  /** The doors whose names are wrong. */
  readonly wrong: readonly string[];
  readonly set: (doors: readonly Door[]) => void;
}

/** The doors by name, and one more. */
function NamedDoors({ doors, types, planned, wrong, set }: NamedDoorsProps) {
  const { t } = useSpeech();
  const change = (id: string, more: Partial<Door>) =>
    set(doors.map((door) => (door.id === id ? { ...door, ...more } : door)));
  return (
    <>
      {doors.map((door, n) => (
        <DoorFields
          key={door.id}
          door={door}
          number={n + 1}
          types={types}
          {...(planned !== null &&
            planned !== 'stored' &&
            wrong.includes(door.id) && { error: t(`office-doors:trouble.${planned}`) })}
          change={(more) => change(door.id, more)}
          remove={doors.length > 1 ? () => set(doors.filter(({ id }) => id !== door.id)) : null}
        />
      ))}
      <div className={styles.acts}>
        <OfficeButton
          look="outline"
          onClick={() => set([...doors, { id: newId(doors), name: '', types: null }])}
        >
          {t('office-doors:plan.add')}
        </OfficeButton>
      </div>
    </>
  );
}

/** The doors by name, who comes in where, and who shows something. */
export function DoorPlanForm({
  doors: { event, doors: written, proven: asked },
  plan,
  planned,
}: DoorPlanFormProps) {
  const { t, said } = useSpeech();
  const [doors, setDoors] = useState<readonly Door[]>(written);
  const [proven, setProven] = useState<readonly string[]>(asked);
  const types = event.types.map(({ id, title }) => ({ value: id, title: said(title).text }));
  const wrong = wronglyNamed(doors, planned);
  const form = useRef<HTMLFormElement>(null);
  const isMisnamed = wrong.length > 0;
  useEffect(() => {
    if (isMisnamed) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [isMisnamed]);
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    await plan([...doors], proven);
  };
  return (
    <form
      ref={form}
      className={styles.part}
      onSubmit={(submitted) => void send(submitted)}
      noValidate
      aria-labelledby="doors-plan"
    >
      <h2 id="doors-plan">{t('office-doors:plan.title')}</h2>
      <p className="note">{t('office-doors:plan.lead')}</p>
      <NamedDoors doors={doors} types={types} planned={planned} wrong={wrong} set={setDoors} />
      <ChoiceGroup
        kind="checkbox"
        name="proven"
        compact
        legend={t('office-doors:plan.proven')}
        hint={t('office-doors:plan.provenHint')}
        options={types}
        selected={proven}
        onChange={setProven}
      />
      <div className={styles.acts}>
        <OfficeButton type="submit">{t('office-doors:plan.store')}</OfficeButton>
      </div>
      {planned !== null && planned !== 'noName' && !isMisnamed && <PlannedNotice planned={planned} />}
    </form>
  );
}

function PlannedNotice({ planned }: { readonly planned: PlannedDoors }) {
  const { t } = useSpeech();
  return (
    <Notice tone={planned === 'stored' ? 'ok' : 'error'} live="assertive">
      <p>{t(planned === 'stored' ? 'office-doors:plan.stored' : `office-doors:trouble.${planned}`)}</p>
    </Notice>
  );
}

interface DoorFieldsProps {
  readonly door: Door;
  readonly number: number;
  readonly types: readonly ChoiceOption[];
  /** What is wrong with its name. */
  readonly error?: string;
  readonly change: (more: Partial<Door>) => void;
  /** Null if it is the last door. */
  readonly remove: (() => void) | null;
}

/** A door: its name, and the types of ticket that come in there. */
function DoorFields({
  door: { id, name, types: own },
  number,
  types,
  error,
  change,
  remove,
}: DoorFieldsProps) {
  const { t } = useSpeech();
  return (
    <fieldset className={styles.one}>
      <legend>{t('office-doors:plan.door', { n: number })}</legend>
      <TextField
        label={t('office-doors:plan.name')}
        value={name}
        maxLength={40}
        {...(error !== undefined && { error })}
        onChange={(typed) => change({ name: typed })}
      />
      {types.length > 1 && (
        <ChoiceGroup
          kind="checkbox"
          name={`types-${id}`}
          compact
          legend={t('office-doors:plan.types')}
          options={types}
          selected={own ?? types.map(({ value }) => value)}
          onChange={(chosen) => change({ types: chosen.length === types.length ? null : [...chosen] })}
        />
      )}
      {remove !== null && (
        <OfficeButton look="text" aria-label={t('office-doors:plan.removeOf', { name })} onClick={remove}>
          {t('office-doors:plan.remove')}
        </OfficeButton>
      )}
    </fieldset>
  );
}
