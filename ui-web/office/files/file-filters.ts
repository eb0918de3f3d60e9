/** What the list of files is narrowed to, as the address says it. */
export interface FileFilters {
  readonly search: string;
  readonly group: 'pictures' | 'documents' | null;
  readonly lacksWords: boolean;
  readonly offset: number;
}

/** How many files a page has: rows of two, three, four and six. */
export const filesOnPage = 48;

const groups = { imagenes: 'pictures', archivos: 'documents' } as const;

/** The filters of an address; what they do not know is left out. */
export function readFileFilters(search: string): FileFilters {
  const asked = new URLSearchParams(search);
  const kind = asked.get('tipo');
  const offset = Number(asked.get('tras') ?? 0);
  return {
    search: asked.get('texto') ?? '',
    group: kind === 'imagenes' || kind === 'archivos' ? groups[kind] : null,
    lacksWords: asked.get('falta') === 'texto',
    offset: Number.isInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** The address of the list with these filters. */
export function filesHref({ search, group, lacksWords, offset }: FileFilters): string {
  const asked = new URLSearchParams();
  if (search !== '') asked.set('texto', search);
  if (group !== null) asked.set('tipo', group === 'pictures' ? 'imagenes' : 'archivos');
  if (lacksWords) asked.set('falta', 'texto');
  if (offset > 0) asked.set('tras', String(offset));
  const text = asked.toString();
  return `/gestion/ficheros${text === '' ? '' : `?${text}`}`;
}

/** The address of one file. */
export const fileHref = (name: string): string => `/gestion/ficheros/${encodeURIComponent(name)}`;
