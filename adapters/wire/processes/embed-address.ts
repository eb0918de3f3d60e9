import { addressOf } from '../address-of.ts';
import { readProcessCardCall } from '../service/read-process-card.ts';

/** Where the card of a process is; other sites name the town and the language in it. */
export const embedAddress = (
  slug: string,
  asked: { readonly realm: string; readonly language: string },
): string => addressOf(readProcessCardCall, { key: slug, realm: asked.realm, locale: asked.language });
