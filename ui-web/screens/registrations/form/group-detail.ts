import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { Speech } from '#ui-web/speech.ts';
import { agesText } from '../words.ts';

/** When and where a group is, and for which ages. */
export const groupDetail = (group: ActivityAnswer['groups'][number], speech: Speech): string =>
  [speech.said(group.schedule).text, speech.said(group.where).text, agesText(group, speech)]
    .filter(Boolean)
    .join(' · ');
