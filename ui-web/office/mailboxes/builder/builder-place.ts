import { createContext, useContext } from 'react';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import type { BuiltWrite } from '#domain/forms/builder/writes.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import type { SettingsSection } from '../settings/sections.ts';

/** What the middle of the builder shows. */
export type Chosen =
  | { readonly kind: 'entry'; readonly path: FieldPath }
  | { readonly kind: 'section'; readonly section: SettingsSection };

/** The parts of the builder; a phone shows one of them. */
export const panes = ['list', 'chosen', 'live', 'side'] as const;
export type Pane = (typeof panes)[number];

/** What the parts of the builder work with. */
export interface BuilderPlace {
  /** The entries of the form of residents and of the fields of staff, each with its list. */
  readonly form: { readonly root: FieldPath; readonly entries: readonly BuiltEntry[] };
  readonly staff: { readonly root: FieldPath; readonly entries: readonly BuiltEntry[] };
  /** All fields of the document, as the generic form has them. */
  readonly parts: readonly FormPart[];
  /** The mailbox as portals would read the draft; null if they could not. */
  readonly mailbox: Mailbox | null;
  readonly mayChange: boolean;
  readonly chosen: Chosen;
  /** `stays`: a phone goes on showing the part in which it was chosen. */
  readonly choose: (chosen: Chosen, stays?: boolean) => void;
  /** Writes, and remembers what takes it back if the words say that something went. */
  readonly write: (writes: readonly BuiltWrite[], gone?: string) => void;
  /** What went last and can be brought back. */
  readonly gone: string | null;
  readonly bringBack: () => void;
}

export const BuilderPlaceContext = createContext<BuilderPlace | null>(null);

export function useBuilder(): BuilderPlace {
  const place = useContext(BuilderPlaceContext);
  if (place === null) throw new Error('no builder around this part');
  return place;
}

/** The list of fields in which an entry is: that of residents or that of staff. */
export const rootOf = ({ form, staff }: BuilderPlace, path: FieldPath) =>
  path.startsWith(`${staff.root}/`) ? staff : form;
