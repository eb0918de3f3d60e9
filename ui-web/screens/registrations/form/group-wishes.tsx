import { useId } from 'react';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import type { SlottedItem } from '#ui-web/components/ranked-list/ranked-item.ts';
import { RankedSlots } from '#ui-web/components/ranked-list/ranked-slots.tsx';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ContentProps } from './content-props.ts';
import { groupDetail } from './group-detail.ts';
import styles from '../registrations.module.css';

/** Which groups: one of them, or several in the order of the wishes, by buttons, menu, keys or dragging. */
export function GroupWishes(props: ContentProps) {
  const { activity, groups, content, errorOf, onChange } = props;
  const speech = useSpeech();
  const { t, said } = speech;
  if (groups.length === 0)
    return (
      <div data-field="wishes">
        <p>{t('registrations:wishes.noneOfAge')}</p>
      </div>
    );
  return (
    <div data-field="wishes">
      {activity.wishes === 1 || groups.length === 1 ? (
        <ChoiceGroup
          kind="radio"
          name="wish"
          legend={t('registrations:wishes.one')}
          compact
          error={errorOf('wishes')}
          selected={content.wishes.slice(0, 1)}
          options={groups.map((group) => ({
            value: group.id,
            title: said(group.title),
            detail: groupDetail(group, speech),
          }))}
          onChange={(wishes) => onChange({ ...content, wishes })}
        />
      ) : (
        <WishOrder {...props} />
      )}
    </div>
  );
}

function WishOrder({ activity, groups, content, errorOf, onChange }: ContentProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  // Two forms of an activity may be on the page: one that corrects, and one that applies.
  const prefix = useId();
  const groupIn = (id: string) => id.slice(prefix.length);
  const itemOf = (group: ContentProps['groups'][number]): SlottedItem => {
    const title = said(group.title).text;
    return {
      id: `${prefix}${group.id}`,
      title: said(group.title),
      more: <small className={styles.detail}>{groupDetail(group, speech)}</small>,
      upLabel: t('survey:ranking.up', { title }),
      downLabel: t('survey:ranking.down', { title }),
      positionLabel: t('survey:ranking.position', { title }),
      addLabel: t('registrations:wishes.add', { title }),
      leaveLabel: t('registrations:wishes.remove', { title }),
    };
  };
  const wished = content.wishes.flatMap((wish) => groups.filter(({ id }) => id === wish));
  const most = Math.min(activity.wishes, groups.length);
  const slots = Array.from({ length: most }, (_, at) => {
    const group = wished[at];
    const worth = t('registrations:wishes.worth', { n: formatCount(at + 1) });
    return { worth, item: group === undefined ? null : itemOf(group) };
  });
  const error = errorOf('wishes');
  const ids = wished.map(({ id }) => id);
  const without = (one: string) => ids.filter((id) => id !== one);
  return (
    <fieldset
      className={styles.wishes}
      aria-describedby={error === undefined ? undefined : `${prefix}-error`}
    >
      <legend>{t('registrations:wishes.several')}</legend>
      <p className="note">{t('registrations:wishes.hint', { count: most, n: formatCount(most) })}</p>
      {error !== undefined && <ErrorText id={`${prefix}-error`}>{error}</ErrorText>}
      <RankedSlots
        slots={slots}
        rest={groups.filter(({ id }) => !ids.includes(id)).map(itemOf)}
        positions={slots.map((_, at) => t('survey:ranking.place', { n: formatCount(at + 1) }))}
        words={{
          empty: t('registrations:wishes.empty'),
          outside: t('registrations:wishes.outside'),
          rest: t('registrations:wishes.rest'),
        }}
        onPlace={(id, to) => {
          const placed = groupIn(id);
          const wishes = without(placed).toSpliced(to, 0, placed).slice(0, most);
          onChange({ ...content, wishes });
        }}
        onLeave={(id) => onChange({ ...content, wishes: without(groupIn(id)) })}
      />
    </fieldset>
  );
}
