import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';

interface BirthDayProps {
  readonly birthDay: string;
  readonly setBirthDay: (day: string) => void;
  /** The age from which the campaign is. */
  readonly age: number;
}

/** The day of birth, where the campaign is from an age on. */
export function BirthDayField({ birthDay, setBirthDay, age }: BirthDayProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        {t('office-vouchers:desk.birthDay')}
        <small>{t('office-vouchers:desk.age', { age })}</small>
      </label>
      <input
        id={id}
        type="date"
        autoComplete="off"
        value={birthDay}
        onChange={({ target }) => setBirthDay(target.value)}
      />
    </div>
  );
}
