import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useActivityWords } from '../use-activity-words.ts';

type Content = StaffApplicationAnswer['content'];

/** What of the claims of an application is confirmed. */
export type ConfirmedClaims = {
  readonly [K in 'segments' | 'points' | 'exemptions']: readonly Content[K][number][];
};

interface ClaimProps {
  readonly activity: ActivityAnswer;
  readonly claimed: Content;
  readonly confirmed: ConfirmedClaims;
  readonly confirm: (claims: ConfirmedClaims) => void;
}

/** The claims of an application, each to be confirmed; nothing can be added. */
export function ClaimFields({ activity, claimed, confirmed, confirm }: ClaimProps) {
  const { t } = useSpeech();
  const words = useActivityWords(activity);
  const groups = [
    ['segments', words.segment],
    ['exemptions', words.exemption],
  ] as const;
  const timesOf = (rule: string) => confirmed.points.find((one) => one.rule === rule)?.times ?? 0;
  const count = (rule: string, times: number) => {
    const others = confirmed.points.filter((one) => one.rule !== rule);
    confirm({ ...confirmed, points: times === 0 ? others : [...others, { rule, times }] });
  };
  return (
    <>
      {groups
        .filter(([name]) => claimed[name].length > 0)
        .map(([name, title]) => (
          <ChoiceGroup
            key={name}
            kind="checkbox"
            name={name}
            compact
            legend={t(`office-registrations:verdict.${name}`)}
            options={claimed[name].map((value) => ({ value, title: title(value) }))}
            selected={confirmed[name]}
            onChange={(selected) => confirm({ ...confirmed, [name]: selected })}
          />
        ))}
      {claimed.points.map(({ rule, times }) => (
        <SelectField
          key={rule}
          label={t('office-registrations:verdict.points', { rule: words.rule(rule), times })}
          value={String(timesOf(rule))}
          options={Array.from({ length: times + 1 }, (_, n) => ({
            value: String(n),
            text: n === 0 ? t('office-registrations:verdict.noPoints') : String(n),
          }))}
          onChange={(chosen) => count(rule, Number(chosen))}
        />
      ))}
    </>
  );
}
