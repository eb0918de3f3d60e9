import type { TFunction } from 'i18next';
import { readScope } from '#domain/office/grant.ts';

/** Where a role is valid, in words. */
export function scopeWords(t: TFunction, written: string): string {
  const scope = readScope(written);
  if (scope === null) return written;
  return scope.kind === 'town'
    ? t('office-people:town')
    : t(`office-people:part.${scope.kind}`, { id: scope.id });
}
