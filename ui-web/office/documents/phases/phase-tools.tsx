import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { type FieldPath, type Fields, itemPath, keysOf, orderPath } from '#domain/documents/fields.ts';
import { phasesFrom } from '#domain/processes/phase-plan.ts';
import { addDays, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { goToField } from '../editor/go-to-field.ts';
import { documentOfAnswer } from '../editor/open-document.ts';
import { BringBack } from '../form/bring-back.tsx';
import { useForm } from '../form/form-place.ts';
import type { ListPart } from '../form/form-tree.ts';
import type { ItemActs } from '../form/use-items.ts';
import { datedPhases, daysAt, type Phase } from './plan.ts';
import { writtenDays } from './phase-row.tsx';
import styles from './phases.module.css';

const LatePick = lazy(async () => ({ default: (await import('../pick/pick-document.tsx')).PickDocument }));

interface PhaseToolsProps {
  readonly acts: ItemActs;
  readonly list: ListPart;
  readonly phases: readonly Phase[];
}

const ranges = 'period/dateRanges';

/** The phases of another process: the days of each, and its fields by their names. */
function phasesIn(fields: Fields, zone: TimeZone) {
  return keysOf(fields, ranges).flatMap((key) => {
    const path = itemPath(ranges, key);
    const days = daysAt(fields, path, zone);
    const own = [...fields].filter(([at]) => at.startsWith(`${path}/`));
    const named = own.map(([at, value]) => [at.slice(path.length + 1), value] as const);
    return days === null ? [] : [{ ...days, fields: named }];
  });
}

/** The fields of a copied phase, with its new days. */
function writtenPhase(path: FieldPath, phase: ReturnType<typeof phasesIn>[number]) {
  const others = phase.fields.filter(([name]) => name !== 'start' && name !== 'end');
  return [
    ...others.map(([name, value]) => ({ path: `${path}/${name}`, value })),
    ...writtenDays(path, phase),
  ];
}

/** Adds to the phases those of another process, a year later or several. */
function useCopying({ acts, list }: PhaseToolsProps): (id: string) => Promise<boolean> {
  const { council, town } = useOffice();
  const today = useToday();
  const { write, newKey } = useForm();
  return async (id) => {
    const { call, realm } = council;
    const read = await call(readOfficeDocumentCall, { realm, collection: 'procesos', id });
    if (isLeft(read)) return false;
    const { server } = documentOfAnswer(read.right, new Map(), { kind: 'unchanged' });
    const copied = phasesIn(server, town.timeZone);
    const made = phasesFrom(copied, today).map((phase) => ({ phase, key: newKey() }));
    write([
      { path: orderPath(list.path), value: [...acts.keys, ...made.map(({ key }) => key)] },
      ...made.flatMap(({ phase, key }) => writtenPhase(itemPath(list.path, key), phase)),
    ]);
    return made.length > 0;
  };
}

/** Adds an empty phase after the last one, and goes to its name. */
function useAdding({ acts, list, phases }: PhaseToolsProps): () => void {
  const today = useToday();
  const { write, newKey } = useForm();
  return () => {
    const ends = datedPhases(phases)
      .map(({ days }) => days.end)
      .toSorted();
    const start = addDays(ends.at(-1) ?? today, 1);
    const key = newKey();
    const path = itemPath(list.path, key);
    flushSync(() =>
      write([
        { path: orderPath(list.path), value: [...acts.keys, key] },
        ...writtenDays(path, { start, end: addDays(start, 13) }),
      ]),
    );
    goToField(path);
  };
}

/** Sorts the phases by their days; nothing is drawn while they are. */
function SortByDate({ acts, list, phases }: PhaseToolsProps) {
  const { t } = useSpeech();
  const { write } = useForm();
  const dated = datedPhases(phases);
  const inOrder = dated
    .toSorted((one, other) => (one.days.start < other.days.start ? -1 : 1))
    .map(({ key }) => key);
  const isUnsorted = dated.length === phases.length && inOrder.some((key, at) => key !== acts.keys[at]);
  if (!isUnsorted) return null;
  return (
    <OfficeButton look="text" onClick={() => write([{ path: orderPath(list.path), value: inOrder }])}>
      {t('office-documents:phases.sort')}
    </OfficeButton>
  );
}

interface ProcessDialogProps {
  readonly close: () => void;
  readonly take: (id: string) => void;
}

/** In which the process is chosen that has the phases. */
function ProcessDialog({ close, take }: ProcessDialogProps) {
  const { t } = useSpeech();
  return (
    <Suspense>
      <LatePick
        collection="procesos"
        title={t('office-documents:phases.copy')}
        close={close}
        take={({ id }) => take(id)}
      />
    </Suspense>
  );
}

/** Copies the phases of another process, which is chosen by its title. */
function CopyPhases(props: PhaseToolsProps) {
  const { t } = useSpeech();
  const copyFrom = useCopying(props);
  const [isPicking, pick] = useState(false);
  const [said, say] = useState('');
  const copy = async (id: string) => {
    pick(false);
    say(t(`office-documents:phases.${(await copyFrom(id)) ? 'copied' : 'notCopied'}`));
  };
  return (
    <>
      <OfficeButton look="text" onClick={() => pick(true)}>
        {t('office-documents:phases.copy')}
      </OfficeButton>
      {said !== '' && <span role="status">{said}</span>}
      {isPicking && <ProcessDialog close={() => pick(false)} take={(id) => void copy(id)} />}
    </>
  );
}

/** Adding phases, copying those of another process, and sorting them by their days. */
export function PhaseTools(props: PhaseToolsProps) {
  const { t } = useSpeech();
  const { acts } = props;
  const add = useAdding(props);
  return (
    <div className={styles.tools}>
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" /> {t('office-documents:phases.add')}
      </OfficeButton>
      <CopyPhases {...props} />
      <SortByDate {...props} />
      <BringBack acts={acts} />
    </div>
  );
}
