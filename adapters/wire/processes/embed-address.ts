import { addressOf } from '../address-of.ts';
import { readProcessCardCall } from '../service/read-process-card.ts';

/** The address of a process's card; other sites name the town and the language in it. */
export const embedAddress = (
  slug: string,
  asked: { readonly realm: string; readonly language: string },
): string => addressOf(readProcessCardCall, { key: slug, realm: asked.realm, locale: asked.language });
