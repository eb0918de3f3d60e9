import { createContext, useContext } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { RequestPresenter } from './presenter.ts';

/** What every field of a form uses. It stays the same object during typing, so that fields need not be redrawn. */
export interface FormTools {
  readonly presenter: RequestPresenter;
  readonly speech: Speech;
  readonly zone: TimeZone;
  /** The page of personal data, with the way back to this form. */
  readonly profileHref: string;
}

export const FormContext = createContext<FormTools | null>(null);

export function useFormTools(): FormTools {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error('no form around this field');
  return tools;
}
