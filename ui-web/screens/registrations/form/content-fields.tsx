import { formatCount } from '#application/text/numbers.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { placeFeeText } from '../words.ts';
import type { ContentProps } from './content-props.ts';
import { GroupWishes } from './group-wishes.tsx';

/** What is asked for: groups, how it is paid, and what is claimed. */
export function ContentFields(props: ContentProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { activity, content, errorOf, onChange } = props;
  const { plans } = activity;
  return (
    <>
      <GroupWishes {...props} />
      {plans.length > 1 && (
        <div data-field="plan">
          <ChoiceGroup
            kind="radio"
            name="plan"
            legend={t('registrations:plan')}
            compact
            error={errorOf('plan')}
            selected={content.plan === null ? [] : [content.plan]}
            options={plans.map(({ id, title, price }) => ({
              value: id,
              title: said(title),
              detail: placeFeeText(price, speech),
            }))}
            onChange={([plan = null]) => onChange({ ...content, plan })}
          />
        </div>
      )}
      <Claims {...props} />
      <Points {...props} />
    </>
  );
}

/** The segments and discounts that a proof opens. */
function Claims({ activity, content, onChange }: ContentProps) {
  const { t, said } = useSpeech();
  const segments = activity.segments.filter(({ check }) => check === 'proof');
  const { exemptions } = activity;
  const options = [
    ...segments.map(({ id, title }) => ({ value: `s/${id}`, title: said(title) })),
    ...exemptions.map(({ id, title, percent }) => ({
      value: `e/${id}`,
      title: said(title),
      detail: t('registrations:claims.discount', { percent: formatCount(percent) }),
    })),
  ];
  if (options.length === 0) return null;
  const of = (kind: string, chosen: readonly string[]) =>
    chosen.filter((one) => one.startsWith(`${kind}/`)).map((one) => one.slice(2));
  return (
    <ChoiceGroup
      kind="checkbox"
      name="claims"
      legend={t('registrations:claims.title')}
      hint={t('registrations:claims.hint')}
      compact
      selected={[...content.segments.map((id) => `s/${id}`), ...content.exemptions.map((id) => `e/${id}`)]}
      options={options}
      onChange={(chosen) => onChange({ ...content, segments: of('s', chosen), exemptions: of('e', chosen) })}
    />
  );
}

/** What counts points: how often each rule holds. */
function Points({ activity, content, onChange }: ContentProps) {
  const { t, said } = useSpeech();
  return activity.points.map(({ id, title, points, most }) => (
    <SelectField
      key={id}
      label={said(title).text}
      hint={t('registrations:points.each', { count: points, n: formatCount(points) })}
      value={String(content.points.find(({ rule }) => rule === id)?.times ?? 0)}
      options={Array.from({ length: most + 1 }, (_, times) => ({
        value: String(times),
        text: most === 1 ? t(`registrations:points.${times === 0 ? 'no' : 'yes'}`) : formatCount(times),
      }))}
      onChange={(times) => {
        const others = content.points.filter(({ rule }) => rule !== id);
        const own = Number(times) === 0 ? [] : [{ rule: id, times: Number(times) }];
        onChange({ ...content, points: [...others, ...own] });
      }}
    />
  ));
}
