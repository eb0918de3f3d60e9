import type { Language } from '#domain/shared/localized-text.ts';

/** A picture of a guide: the address of a screen of the office, and the heading from which on it is shown. */
export interface GuidePicture {
  readonly name: string;
  readonly path: string;
  readonly heading?: string;
}

/** The languages of the guides for councils. */
export const guideLanguages = ['es', 'va'] as const satisfies readonly Language[];

/** The pictures of the guides, made by `npm run pictures`: when a screen changes, they are made again. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'today', path: '/gestion' },
  { name: 'documents', path: '/gestion/documentos' },
  { name: 'document', path: '/gestion/documentos/articulos/not-2162' },
  { name: 'files', path: '/gestion/ficheros' },
  { name: 'imports', path: '/gestion/importar' },
  { name: 'mailbox', path: '/gestion/buzones/incidencias' },
  { name: 'process', path: '/gestion/documentos/procesos/proc-633', heading: 'Fases' },
];

/** The file of a picture in a language, in docs/pictures. */
export const pictureFile = (name: string, language: Language): string => `guide/${name}-${language}.png`;
