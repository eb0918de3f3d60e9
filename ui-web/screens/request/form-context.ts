import { createContext, useContext } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { RequestPresenter } from './presenter.ts';

/** What every field of a form works with. It stays the same while somebody types, so that fields need not be redrawn. */
export interface FormTools {
  readonly presenter: RequestPresenter;
  readonly speech: Speech;
  readonly zone: TimeZone;
  /** Where somebody tells their own data, with the way back to this form. */
  readonly profileHref: string;
}

export const FormContext = createContext<FormTools | null>(null);

export function useFormTools(): FormTools {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error('no form around this field');
  return tools;
}
