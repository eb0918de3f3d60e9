import { TextField } from '#ui-web/components/field/text-field.tsx';
import { fieldIdOf, useFault, usePerson } from './person-context.ts';

interface CodeFieldProps {
  readonly at: 'code' | 'doorCode';
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The code of the mail, in any spelling. */
export function CodeField({ at, value, onChange }: CodeFieldProps) {
  const { t } = usePerson().speech;
  return (
    <TextField
      id={fieldIdOf(at)}
      label={t('person:mail.code')}
      hint={t('person:mail.codeHint')}
      width="11em"
      error={useFault(at)}
      value={value}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={onChange}
    />
  );
}
