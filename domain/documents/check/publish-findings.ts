import type { PublishFacts, PublishFinding } from './finding.ts';
import { isByLanguage, languageFindings } from './language-findings.ts';
import { type JsonMembers, objectFindings } from './object-findings.ts';
import { textFindings } from './text-findings.ts';

/**
 * What to look at in a document before it is published, whatever its kind: languages that are missing, headings out of
 * order, pictures without words, links that say nothing or lead nowhere by their form, numbers of persons, dates that
 * cannot be, a colour that is hardly seen. Each has the path of its place.
 *
 * @example publishFindings({ body: { es: '<p><a href="/guia">aquí</a></p>' } }, facts) // [{ path: ['body', 'es'], kind: 'vagueLink', … }]
 */
export function publishFindings(
  body: unknown,
  facts: PublishFacts,
  path: readonly string[] = [],
): readonly PublishFinding[] {
  if (typeof body === 'string') return textFindings(body).map((found) => ({ ...found, path }));
  if (typeof body !== 'object' || body === null) return [];
  const own = isByLanguage(body)
    ? languageFindings(body, path, facts)
    : objectFindings(body as JsonMembers, path, facts);
  const inside = Object.entries(body).flatMap(([name, value]) =>
    publishFindings(value, facts, [...path, name]),
  );
  return [...own, ...inside];
}
