import { createContext } from 'react';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { DeskForms } from '#ui-web/composition/office-forms.ts';

/** Makes the forms of the desk, whose scripts are loaded with the first one. */
export type ComposeForms = (forms: DeskForms) => Promise<FormCouncil>;

/** Tests put others in its place. */
export const DeskFormsContext = createContext<ComposeForms>(async (forms) =>
  (await import('#ui-web/composition/office-forms.ts')).composeDeskForms(forms),
);
