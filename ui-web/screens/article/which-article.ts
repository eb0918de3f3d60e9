import type { Site } from '#domain/content/site.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';

/** The pages with an address of their own (specification 3, section 2). The settings name their articles. */
const fixed: Readonly<Record<string, (site: Site) => string | null>> = {
  guia: (site) => site.guide,
  faq: (site) => site.faq,
  participa: (site) => site.participa,
};

/**
 * Which article an address means: its id or slug; null if it names no article.
 *
 * @example whichArticle('/guia', { key: 'guia' }, site) // site.guide
 * @example whichArticle('/pagina/aviso-legal', { key: 'aviso-legal' }, site) // 'aviso-legal'
 */
export function whichArticle(path: string, { key }: RouteParams, site: Site): string | null {
  if (key === undefined) return null;
  if (path.startsWith('/pagina/')) return key;
  return Object.hasOwn(fixed, key) ? (fixed[key]?.(site) ?? null) : null;
}
