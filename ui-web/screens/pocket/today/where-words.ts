import type { PocketEntry } from '#domain/pocket/pocket-entry.ts';
import type { Speech } from '#ui-web/speech.ts';

/** What an entry is, and where: `Cita C-126 · Plaça de l’Ajuntament, 1`, `Dos entradas · Auditori`. */
export function whereWords(
  { kind, where, codes }: PocketEntry,
  { t, said }: Pick<Speech, 't' | 'said'>,
): string {
  const places = where.map((place) => said(place).text).filter((text) => text !== '');
  // An office that is named by its street is not said twice.
  const named = places.filter((text, at) => !places.some((other, n) => n !== at && other.startsWith(text)));
  const what =
    kind === 'ticket'
      ? t('pocket:today.tickets', { count: codes.length, n: codes.length })
      : kind === 'appointment' && codes[0] !== undefined
        ? t('pocket:today.appointment', { code: codes[0].letters })
        : '';
  return [what, (named.length === 0 ? places.slice(0, 1) : named).join(', ')]
    .filter((text) => text !== '')
    .join(' · ');
}
