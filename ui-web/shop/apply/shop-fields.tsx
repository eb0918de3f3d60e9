import type { ShopField, TypedShop } from '#domain/vouchers/shops/shop-application.ts';
import { shopHeadings } from '#domain/vouchers/shops/shop-headings.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The fields of one line before and after the headings. */
const first = ['name', 'taxNumber', 'iban'] as const;
const last = ['address', 'hours', 'email', 'telephone'] as const;
type LineField = (typeof first)[number] | (typeof last)[number];
const hinted = new Set<ShopField>(['taxNumber', 'iban', 'address', 'hours']);
const inputTypes: Partial<Record<ShopField, string>> = { email: 'email', telephone: 'tel' };

interface ShopFieldsProps {
  readonly typed: TypedShop;
  readonly wrong: readonly ShopField[];
  readonly change: (typed: TypedShop) => void;
  /** The end of the account that the shop has: its tax number stays, and its account if none is typed. */
  readonly ibanEnd?: string;
}

/** What a shop writes of itself: to apply, or to correct it. */
export function ShopFields({ typed, wrong, change, ibanEnd }: ShopFieldsProps) {
  const { t } = useSpeech();
  const fault = (field: ShopField) =>
    wrong.includes(field) ? t(`shop-desk:apply.fault.${field}`) : undefined;
  const isNew = ibanEnd === undefined;
  const wordsOf = (field: LineField) => {
    if (field === 'iban' && !isNew)
      return { label: t('shop-desk:data.iban'), hint: t('shop-desk:data.ibanHint', { end: ibanEnd }) };
    const hint = hinted.has(field) ? { hint: t(`shop-desk:apply.${field}Hint`) } : {};
    return { label: t(`shop-desk:apply.${field}`), ...hint };
  };
  const fieldOf = (field: LineField) => (
    <TextField
      key={field}
      id={`shop-${field}`}
      {...wordsOf(field)}
      {...((field === 'hours' || (field === 'iban' && !isNew)) && {
        optional: t('shop-desk:apply.optional'),
      })}
      error={fault(field)}
      type={inputTypes[field] ?? 'text'}
      width="100%"
      value={typed[field]}
      onChange={(value) => change({ ...typed, [field]: value })}
    />
  );
  return (
    <>
      {first.filter((field) => isNew || field !== 'taxNumber').map(fieldOf)}
      <HeadingsField
        error={fault('headings')}
        headings={typed.headings}
        change={(headings) => change({ ...typed, headings })}
      />
      {last.map(fieldOf)}
    </>
  );
}

interface HeadingsFieldProps {
  readonly error: string | undefined;
  readonly headings: readonly string[];
  readonly change: (headings: readonly string[]) => void;
}

/** What the shop sells. */
function HeadingsField({ error, headings, change }: HeadingsFieldProps) {
  const { t } = useSpeech();
  return (
    <div id="shop-headings" tabIndex={-1}>
      <ChoiceGroup
        kind="checkbox"
        name="headings"
        legend={t('shop-desk:apply.headings')}
        hint={t('shop-desk:apply.headingsHint')}
        error={error}
        compact
        options={shopHeadings.map((value) => ({ value, title: t(`shop-desk:heading.${value}`) }))}
        selected={headings}
        onChange={change}
      />
    </div>
  );
}
