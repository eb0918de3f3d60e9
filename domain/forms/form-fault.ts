import type { LocalizedText } from '../shared/localized-text.ts';
import type { ContactField } from './contact.ts';
import type { FileKind } from './entry.ts';

/** Why one answer cannot be taken. The screen turns it into words and links it to the field. */
export type FieldFault =
  /** 'please fill in the field X' */
  | { readonly kind: 'missing' }
  | { readonly kind: 'contactMissing'; readonly part: ContactField }
  /** 'please enter a valid email'; `part` is given within the contact block. */
  | { readonly kind: 'invalidEmail'; readonly part: 'email' | null }
  /** 'Grupo requerido' and the title. */
  | { readonly kind: 'groupIncomplete'; readonly atLeast: number; readonly filled: number }
  | { readonly kind: 'tooLong'; readonly most: number; readonly found: number }
  | { readonly kind: 'notAnOption'; readonly found: string }
  | { readonly kind: 'tooMany'; readonly most: number; readonly found: number }
  | { readonly kind: 'notANumber' | 'notADay' | 'notATime' | 'notAnAddress' | 'notAPhone' }
  | { readonly kind: 'below'; readonly least: string }
  | { readonly kind: 'above'; readonly most: string }
  /** A time with an offset that the town's clock does not have (`+01:00`, `+02:00`). */
  | { readonly kind: 'foreignOffset'; readonly offset: string }
  | { readonly kind: 'notAKey' }
  | { readonly kind: 'tooManyImages'; readonly most: number; readonly found: number }
  | { readonly kind: 'fileNotTaken'; readonly file: string; readonly taken: readonly FileKind[] }
  | { readonly kind: 'unsigned'; readonly file: string }
  /** Uploads that the council does not have, or not any more; `ids` are the ones that were named. */
  | { readonly kind: 'fileLost'; readonly ids: readonly string[] }
  | { readonly kind: 'notAPlace' }
  | { readonly kind: 'identityMissing' | 'identityMisspelt' | 'secretsMissing' }
  | { readonly kind: 'captchaMissing' }
  /** 'Error en el Captcha': reported by the council, since only the council knows the answer. */
  | { readonly kind: 'captchaFailed' }
  /** The value is not of the kind that the field holds: only a broken client sends it. */
  | { readonly kind: 'strangeValue' };

/** A fault and its field. */
export type FormFault =
  | (FieldFault & { readonly field: string; readonly title: LocalizedText })
  | { readonly kind: 'privacyNotAccepted'; readonly field: null }
  | { readonly kind: 'paymentMissing'; readonly field: null };
