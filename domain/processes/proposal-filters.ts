/** What a list of proposals is narrowed by; the empty string lets everything through. All of them hold at once. */
export interface ProposalFilters {
  /** Words of the title, whatever their case. */
  readonly words: string;
  /** Key of the vocabulary `propuestas`. */
  readonly status: string;
  /** Key of the vocabulary `barrios`. */
  readonly neighbourhood: string;
  /** Key of the vocabulary `categories`. */
  readonly category: string;
  /** Id of the process that the proposals are for. */
  readonly process: string;
}

/** The vocabularies that proposals are sorted under (specification 3, section 3). */
export type VocabularyName = 'propuestas' | 'barrios' | 'categories';

/** Filters that let every proposal through: empty texts. */
export const noFilters: ProposalFilters = {
  words: '',
  status: '',
  neighbourhood: '',
  category: '',
  process: '',
};

/** Longer names than this are no title's (specification 3 sets none; a page of text is no search). */
const longestSearch = 120;

/** The names of the filters in an address, as the specification's own calls have them. */
export const filterNames: Readonly<Record<keyof ProposalFilters, string>> = {
  words: 'title',
  status: 'validationStatus',
  neighbourhood: 'barrio',
  category: 'categories',
  process: 'IDproceso',
};

/** Reads the filters of an address; `parameter` gives a value by its name, or null. */
export function readFilters(parameter: (name: string) => string | null): ProposalFilters {
  const of = (filter: keyof ProposalFilters) =>
    (parameter(filterNames[filter]) ?? '').trim().slice(0, longestSearch);
  return {
    words: of('words'),
    status: of('status'),
    neighbourhood: of('neighbourhood'),
    category: of('category'),
    process: of('process'),
  };
}

/** The filters as parameters of an address, without those that let everything through. */
export const writeFilters = (filters: ProposalFilters): readonly (readonly [name: string, value: string])[] =>
  (Object.keys(filterNames) as (keyof ProposalFilters)[])
    .map((filter) => [filterNames[filter], filters[filter].trim()] as const)
    .filter(([, value]) => value !== '');
