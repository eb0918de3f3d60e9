import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { OfficeButton } from '../../parts/office-button.tsx';

/** The Enter that came before may still be held down: it is no second press. */
const onePress = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The button that has the focus as soon as it is there: what is done most often next. */
export function FirstButton(props: Omit<ComponentProps<typeof OfficeButton>, 'ref' | 'onKeyDown'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <OfficeButton {...props} ref={button} onKeyDown={onePress} />;
}
