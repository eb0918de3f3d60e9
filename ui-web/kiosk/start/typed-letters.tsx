import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { TypedFault } from '../kiosk-state.ts';
import styles from '../kiosk.module.css';

interface LettersProps {
  readonly what: 'pass' | 'code';
  readonly isBusy: boolean;
  readonly fault: TypedFault | null;
  readonly send: (letters: string) => Promise<void>;
}

/** What is wrong with the letters, and what to do. */
export function useFaultText(fault: TypedFault | null): string | undefined {
  const { t } = useSpeech();
  if (fault === null) return undefined;
  return t(`kiosk:fault.${fault.kind}`, { count: Math.max(1, Math.ceil((fault.seconds ?? 60) / 60)) });
}

/** Twelve letters to be typed. The browser keeps nothing of them. */
export function TypedLetters({ what, isBusy, fault, send }: LettersProps) {
  const { t } = useSpeech();
  const [letters, setLetters] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refused = useFaultText(fault);
  const serial = fault?.serial ?? 0;
  useEffect(() => {
    if (serial > 0) field.current?.focus();
  }, [serial]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setEmpty(letters.trim() === '');
    if (letters.trim() === '') field.current?.focus();
    else void send(letters);
  };
  const error = isEmpty ? t('kiosk:fault.empty') : refused;
  return (
    <form className={styles.typed} onSubmit={submit} autoComplete="off" noValidate>
      <TextField
        ref={field}
        label={t(`kiosk:${what}.label`)}
        hint={t(`kiosk:${what}.hint`)}
        error={error}
        width="100%"
        value={letters}
        onChange={(typed) => {
          setLetters(typed);
          setEmpty(false);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        enterKeyHint="go"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t(isBusy ? 'kiosk:asking' : `kiosk:${what}.button`)}
      </Button>
      <p role="status" className="visually-hidden">
        {isBusy ? t('kiosk:asking') : error}
      </p>
    </form>
  );
}
