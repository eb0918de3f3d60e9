import { useState } from 'react';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { isWholeClock, minutesAsTyped } from '#domain/free-times/week/typed-clock.ts';

interface TypedClockProps {
  readonly id: string;
  readonly label?: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly goTo?: () => void;
  /** An hour that was typed, as clocks show it. */
  readonly write: (clock: string) => void;
}

/** An hour that is typed as `9`, `9:30` or `930`; once the person goes on it is written as clocks show it. */
export function TypedClock({ id, label, value, isReadOnly, goTo, write }: TypedClockProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const put = (text: string) => {
    const read = minutesAsTyped(text);
    if (read !== null && writtenClock(read) !== value) write(writtenClock(read));
  };
  return (
    <input
      id={id}
      inputMode="numeric"
      maxLength={5}
      size={5}
      aria-label={label}
      aria-invalid={(typed !== null && typed.trim() !== '' && minutesAsTyped(typed) === null) || undefined}
      readOnly={isReadOnly}
      value={typed ?? value}
      onFocus={goTo}
      onBlur={() => {
        if (typed !== null) put(typed);
        setTyped(null);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWholeClock(target.value)) put(target.value);
      }}
    />
  );
}
