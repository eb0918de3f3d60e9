import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { useFieldName } from '../form/form-place.ts';
import type { ListPart } from '../form/form-tree.ts';
import { OwnField, type OwnPartProps } from '../own/own-field.tsx';
import styles from './hours.module.css';
import { useWeek, type WeekActs } from './use-week.ts';
import { WeekGroup } from './week-group.tsx';
import { isSameWhen, type RuleWhen } from './written-rules.ts';

/** Which of the members that say when rules hold a kind of document has. */
const knownMembers = ({ field }: ListPart): ReadonlySet<string> =>
  new Set((field.item?.().members?.() ?? []).map(({ name }) => name));

/** The hours of an office, a desk or a venue: weeks with their hours typed, and the rules as they are written. */
export function WeekPart({ part, draw }: OwnPartProps) {
  const { t } = useSpeech();
  const name = useFieldName()(part.field);
  const { groups, undrawn, acts } = useWeek(part);
  const members = knownMembers(part);
  return (
    <OwnField {...{ part, draw, undrawn }}>
      <div className={styles.hours}>
        {groups.map((group, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week is the same one while its dates are typed
          <WeekGroup key={nth} {...{ group, acts, members, name }} />
        ))}
        {groups.length > 1 && <p className={styles.hint}>{t('office-rules:week.together')}</p>}
        {!acts.isReadOnly && <WeekTools {...{ part, acts }} taken={groups.map(({ when }) => when)} />}
      </div>
    </OwnField>
  );
}

interface ToolsProps {
  readonly part: ListPart;
  readonly acts: WeekActs;
  readonly taken: readonly RuleWhen[];
}

/** Another week, and the way back to the hours of the office. */
function WeekTools({ part, acts, taken }: ToolsProps) {
  const { t } = useSpeech();
  const today = useToday();
  const season: RuleWhen = { firstDay: today };
  const isOfDesk = part.path.includes('/');
  return (
    <p className={styles.tools}>
      <OfficeButton
        look="outline"
        aria-disabled={taken.some((when) => isSameWhen(when, season))}
        onClick={() => acts.begin(season)}
      >
        <Icon name="plus" /> {t('office-rules:week.add')}
      </OfficeButton>
      {isOfDesk && (
        <OfficeButton look="text" onClick={acts.takeOut}>
          {t(`office-rules:week.${part.field.name === 'staffOpening' ? 'noStaffHours' : 'asOffice'}`)}
        </OfficeButton>
      )}
    </p>
  );
}
