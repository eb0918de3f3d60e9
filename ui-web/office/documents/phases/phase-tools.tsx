import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { type Fields, itemPath, orderPath } from '#domain/documents/fields.ts';
import { phasesFrom } from '#domain/processes/phase-plan.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { goToField } from '../editor/go-to-field.ts';
import { documentOfAnswer } from '../editor/open-document.ts';
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

/** The fields of the phases of another process, by the key of each phase. */
function phasesIn(fields: Fields) {
  const keys = fields.get(orderPath(ranges));
  const own = Array.isArray(keys) ? (keys as readonly string[]) : [];
  return own.map((key) => {
    const begin = `${itemPath(ranges, key)}/`;
    return [...fields]
      .filter(([path]) => path.startsWith(begin))
      .map(([path, value]) => [path.slice(begin.length), value] as const);
  });
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
    const copied = phasesIn(server).flatMap((fields) => {
      const days = daysAt(new Map(fields.map(([path, value]) => [`f/${path}`, value])), 'f', town.timeZone);
      return days === null ? [] : [{ ...days, fields }];
    });
    const made = phasesFrom(copied, today).map((phase) => ({ phase, key: newKey() }));
    write([
      { path: orderPath(list.path), value: [...acts.keys, ...made.map(({ key }) => key)] },
      ...made.flatMap(({ phase, key }) => {
        const path = itemPath(list.path, key);
        const others = phase.fields.filter(([name]) => name !== 'start' && name !== 'end');
        return [
          ...others.map(([name, value]) => ({ path: `${path}/${name}`, value })),
          ...writtenDays(path, phase),
        ];
      }),
    ]);
    return made.length > 0;
  };
}

/** Adding phases: an empty one after the last, or those of another process; and sorting them by their days. */
export function PhaseTools(props: PhaseToolsProps) {
  const { acts, list, phases } = props;
  const { t } = useSpeech();
  const today = useToday();
  const { write, newKey } = useForm();
  const copyFrom = useCopying(props);
  const [isPicking, pick] = useState(false);
  const [said, say] = useState('');
  const dated = datedPhases(phases);
  const add = () => {
    const ends = dated.map(({ days }) => days.end).toSorted();
    const start = addDays(ends.at(-1) ?? today, 1);
    const path = itemPath(list.path, newKey());
    const key = path.slice(itemPath(list.path, '').length);
    flushSync(() =>
      write([
        { path: orderPath(list.path), value: [...acts.keys, key] },
        ...writtenDays(path, { start, end: addDays(start, 13) }),
      ]),
    );
    goToField(path);
  };
  const inOrder = dated
    .toSorted((one, other) => (one.days.start < other.days.start ? -1 : 1))
    .map(({ key }) => key);
  const isUnsorted = dated.length === phases.length && inOrder.some((key, at) => key !== acts.keys[at]);
  return (
    <div className={styles.tools}>
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" /> {t('office-documents:phases.add')}
      </OfficeButton>
      <OfficeButton look="text" onClick={() => pick(true)}>
        {t('office-documents:phases.copy')}
      </OfficeButton>
      {isUnsorted && (
        <OfficeButton look="text" onClick={() => write([{ path: orderPath(list.path), value: inOrder }])}>
          {t('office-documents:phases.sort')}
        </OfficeButton>
      )}
      {acts.isRemoved && (
        <span role="status">
          {t('office-documents:removed')}{' '}
          <OfficeButton look="text" onClick={acts.bringBack}>
            {t('office-documents:bringBack')}
          </OfficeButton>
        </span>
      )}
      {said !== '' && <span role="status">{said}</span>}
      {isPicking && (
        <Suspense>
          <LatePick
            collection="procesos"
            title={t('office-documents:phases.copy')}
            close={() => pick(false)}
            take={({ id }) => {
              pick(false);
              const copy = async () =>
                say(t(`office-documents:phases.${(await copyFrom(id)) ? 'copied' : 'notCopied'}`));
              void copy();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
