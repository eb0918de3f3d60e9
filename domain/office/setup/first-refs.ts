import type { DocumentRef } from '../../documents/document-parts.ts';

/** The documents with which a town begins and those that its first steps write, by what they are. */
export const firstRefs = {
  settings: { collection: 'settings', id: 'ajustes-participa' },
  menu: { collection: 'menus', id: 'menu-principal' },
  calendar: { collection: 'calendario', id: 'calendario' },
  guide: { collection: 'articulos', id: 'art-guia' },
  privacy: { collection: 'articulos', id: 'art-proteccion-de-datos' },
  legal: { collection: 'articulos', id: 'art-aviso-legal' },
  accessibility: { collection: 'articulos', id: 'art-accesibilidad' },
  news: { collection: 'articulos', id: 'primera-noticia' },
  mailbox: { collection: 'mailboxes', id: 'primer-buzon' },
  process: { collection: 'procesos', id: 'primer-proceso' },
} as const satisfies Readonly<Record<string, DocumentRef>>;

/** One of them. */
export type FirstDocument = keyof typeof firstRefs;

/** The texts that people of the council read before they are published. */
export const textsToRead = [
  'guide',
  'privacy',
  'legal',
  'accessibility',
] as const satisfies readonly FirstDocument[];

/** The order in which they are published: what others name comes before them, the settings last. */
export const publishingOrder = [
  ...textsToRead,
  'calendar',
  'mailbox',
  'process',
  'news',
  'menu',
  'settings',
] as const satisfies readonly FirstDocument[];
