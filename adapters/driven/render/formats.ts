/** What a report can be written as. */
const reportFormats = ['csv', 'tsv', 'xlsx', 'xls', 'ods', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const formats = ['table', 'json', ...reportFormats] as const;
export type Format = (typeof formats)[number];

/** What an election that was computed can be written as: also the election itself, and a page that explains it. */
export const electionFormats = [...formats, 'pb', 'html'] as const;
export type ElectionFormat = (typeof electionFormats)[number];

/** What a comparison can be written as: also a page that shows it. */
export const comparisonFormats = [...formats, 'html'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];

/** Formats that a terminal cannot show. */
export const isBinary = (format: string): boolean => ['xlsx', 'xls', 'ods', 'pdf'].includes(format);
