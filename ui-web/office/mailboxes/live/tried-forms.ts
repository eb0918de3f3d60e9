import { createContext } from 'react';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { TriedForms } from '#ui-web/composition/tried-forms.ts';

/** Makes the council of a form that is tried, whose scripts are loaded with the first one. */
export type ComposeTriedForms = (forms: TriedForms) => Promise<FormCouncil>;

/** Tests put others in its place. */
export const TriedFormsContext = createContext<ComposeTriedForms>(async (forms) =>
  (await import('#ui-web/composition/tried-forms.ts')).composeTriedForms(forms),
);
