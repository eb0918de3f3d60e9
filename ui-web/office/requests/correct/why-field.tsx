import { longestReason } from '#domain/forms/desk/person-of-request.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface WhyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWrong: boolean;
}

/** Why something personal is changed: it is kept in the history of the request. */
export function WhyField({ value, onChange, isWrong }: WhyFieldProps) {
  const { t } = useSpeech();
  return (
    <TextField
      label={t('office-desk:why')}
      hint={t('office-desk:whyHint')}
      value={value}
      onChange={onChange}
      width="100%"
      multiline={2}
      maxLength={longestReason}
      error={isWrong ? t('office-desk:noWhy') : undefined}
    />
  );
}
