import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import { isJsonObject } from '#domain/documents/json.ts';
import { type Language, languages as allLanguages } from '#domain/shared/localized-text.ts';
import { filledTexts, hasNoText, type Texts } from './texts-by-language.ts';

/** A phase of a process, as it is typed. */
export interface TypedPhase {
  readonly name: Texts;
  readonly kind: string | null;
  readonly start: string;
  readonly end: string;
}

/** The phases with which a first process begins: what people send, what the council thinks of it, what it answers. */
const suggestions = [
  { name: 'ideas', kind: 'proposals', from: 1, to: 30 },
  { name: 'study', kind: 'validation', from: 31, to: 50 },
  { name: 'answer', kind: 'results', from: 51, to: 65 },
] as const;

/** The name of one of these phases. */
export type SuggestedPhase = (typeof suggestions)[number]['name'];

/** The suggested phases from tomorrow on; `say` gives the name of each in a language. */
export const suggestedPhases = (
  today: CalendarDay,
  languages: readonly Language[],
  say: (language: Language, phase: SuggestedPhase) => string,
): readonly TypedPhase[] =>
  suggestions.map(({ name, kind, from, to }) => ({
    name: Object.fromEntries(languages.map((language) => [language, say(language, name)])),
    kind,
    start: addDays(today, from),
    end: addDays(today, to),
  }));

/** The phases of a draft. */
export function typedPhases(fields: Fields): readonly TypedPhase[] {
  const { period } = documentOf(fields);
  const ranges = isJsonObject(period) ? period['dateRanges'] : [];
  if (!Array.isArray(ranges)) return [];
  return ranges.filter(isJsonObject).map(({ name, kind, start, end }) => ({
    name: isJsonObject(name)
      ? (Object.fromEntries(
          allLanguages.flatMap((one) => (typeof name[one] === 'string' ? [[one, name[one]]] : [])),
        ) as Texts)
      : {},
    kind: typeof kind === 'string' ? kind : null,
    start: typeof start === 'string' ? start.slice(0, 10) : '',
    end: typeof end === 'string' ? end.slice(0, 10) : '',
  }));
}

/** What is wrong with phases: one lacks something, or ends before it begins; with its number from 1 on. */
export function phaseFault(
  phases: readonly TypedPhase[],
): { readonly kind: 'phase' | 'order'; readonly number: number } | null {
  for (const [at, { name, start, end }] of phases.entries()) {
    if (hasNoText(name) || start === '' || end === '') return { kind: 'phase', number: at + 1 };
    if (end < start) return { kind: 'order', number: at + 1 };
  }
  return phases.length === 0 ? { kind: 'phase', number: 1 } : null;
}

/** The period of a process with these phases, as documents have it. */
export function periodOf(phases: readonly TypedPhase[]): JsonObject {
  const [start = '', ...starts] = phases.map((phase) => phase.start).toSorted();
  const end =
    phases
      .map((phase) => phase.end)
      .toSorted()
      .at(-1) ??
    [start, ...starts][0] ??
    '';
  return {
    dateRanges: phases.map((phase) => ({
      name: filledTexts(phase.name),
      start: phase.start,
      end: phase.end,
      ...(phase.kind === null ? {} : { kind: phase.kind }),
    })),
    _extent: { start, end },
  };
}
