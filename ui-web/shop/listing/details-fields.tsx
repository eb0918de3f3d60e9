import { spokenLanguages, type TypedDetails } from '#domain/showcase/shop-details.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface DetailsProps {
  readonly typed: TypedDetails;
  readonly wrong: readonly string[];
  readonly change: (typed: TypedDetails) => void;
}

const marks = ['isStepFree', 'delivers', 'takesCards'] as const;

/** How the shop is reached and how it serves: nothing of it must be said. */
export function DetailsFields({ typed, wrong, change }: DetailsProps) {
  const { t } = useSpeech();
  const line = (field: 'whatsapp' | 'web') => ({
    id: `listing-${field}`,
    label: t(`shop-desk:details.${field}`),
    optional: t('shop-desk:apply.optional'),
    width: '100%',
    value: typed[field] ?? '',
    onChange: (value: string) => change({ ...typed, [field]: value }),
    ...(wrong.includes(field) && { error: t(`shop-desk:listing.fault.${field}`) }),
  });
  return (
    <>
      <TextField {...line('whatsapp')} type="tel" />
      <TextField {...line('web')} type="url" hint={t('shop-desk:details.webHint')} />
      <ChoiceGroup
        kind="checkbox"
        name="listing-marks"
        compact
        legend={t('shop-desk:details.marks')}
        options={marks.map((value) => ({ value, title: t(`shop-desk:details.${value}`) }))}
        selected={marks.filter((one) => typed[one] === true)}
        onChange={(chosen) =>
          change({ ...typed, ...Object.fromEntries(marks.map((one) => [one, chosen.includes(one)])) })
        }
      />
      <ChoiceGroup
        kind="checkbox"
        name="listing-speaks"
        compact
        legend={t('shop-desk:details.speaks')}
        options={spokenLanguages.map((value) => ({
          value,
          title: t(`shop-desk:spoken.${value}`),
        }))}
        selected={typed.speaks ?? []}
        onChange={(speaks) => change({ ...typed, speaks })}
      />
    </>
  );
}
