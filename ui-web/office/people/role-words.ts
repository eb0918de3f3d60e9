import type { TFunction } from 'i18next';
import { readScope } from '#domain/office/grant.ts';
import { allRoles } from '#domain/office/roles.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayOfMoment } from '../parts/use-moment.ts';

/** Where a role is valid, in words. */
export function scopeWords(t: TFunction, written: string): string {
  const scope = readScope(written);
  if (scope === null) return written;
  return scope.kind === 'town'
    ? t('office-people:town')
    : t(`office-people:part.${scope.kind}`, { id: scope.id });
}

/** Says the role of a step (`requestOfficer mailbox:avisos 2026-12-31T23:00:00.000Z`) in words; one that is unknown as it is. */
export function useGrantWords(): (written: string) => string {
  const { t } = useSpeech();
  const day = useDayOfMoment();
  return (written) => {
    const [name = '', scope = 'town', until] = written.split(' ');
    const role = allRoles.find((one) => one === name);
    if (role === undefined) return written;
    const end = until === undefined ? [] : [t('office-people:until', { day: day(lastMoment(until)) })];
    return [t(`office-people:roles.${role}.name`), scopeWords(t, scope), ...end].join(' · ');
  };
}

/** The last moment of a role that ends then: its day is the last one. */
const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString();
