import type { AssociationTypesKey } from '#application/text/catalogue/keys/association-types.ts';
import type { ClosingKey } from '#application/text/catalogue/keys/closing.ts';
import type { DrawKey } from '#application/text/catalogue/keys/draw.ts';
import type { ExplanationKey } from '#application/text/catalogue/keys/explanation.ts';
import type { KitKey } from '#application/text/catalogue/keys/kit.ts';
import type { ListSheetKey } from '#application/text/catalogue/keys/list-sheet.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { SheetKey } from '#application/text/catalogue/keys/sheet.ts';
import { type Say, sayFrom } from '#application/text/say.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { findIn } from './text-files.ts';

/** Why a proposal was funded or not. */
export const explanationIn = (language: Language): Say<ExplanationKey> =>
  sayFrom<ExplanationKey>(findIn(language, () => 'reports/explanation'));

/** The page of a result. */
export const resultPageIn = (language: Language): Say<PageKey> =>
  sayFrom<PageKey>(findIn(language, () => 'reports/page'));

/** The printed report of a result. */
export const resultSheetIn = (language: Language): Say<SheetKey> =>
  sayFrom<SheetKey>(findIn(language, () => 'reports/sheet'));

/** A printed comparison, index or list. */
export const listSheetIn = (language: Language): Say<ListSheetKey> =>
  sayFrom<ListSheetKey>(findIn(language, () => 'reports/list-sheet'));

/** The texts of the contract tests; a check has its id as key, `res-01`. */
export const contractTestsIn = (language: Language): Say<KitKey> =>
  sayFrom<KitKey>(findIn(language, (name) => (/^[a-z]{3}-\d\d$/u.test(name) ? 'kit/checks' : 'kit/report')));

/** A type of associations in words; one that a council invented stays as it is. */
export function associationTypeIn(language: Language): (type: string) => string {
  const say = sayFrom<AssociationTypesKey>(findIn(language, () => 'reports/association-types'));
  return (type) => (say.knows(type) ? say(type) : type);
}

/** The closing record of a vote as a document. */
export const closingRecordIn = (language: Language): Say<ClosingKey> =>
  sayFrom<ClosingKey>(findIn(language, () => 'reports/closing'));

/** The act of a draw as a document. */
export const drawActIn = (language: Language): Say<DrawKey> =>
  sayFrom<DrawKey>(findIn(language, () => 'reports/draw'));
