/** What a variable should have contained; the operator who starts the server reads it in their own language. */
export type Expected =
  | 'port'
  | 'host'
  | 'folder'
  | 'sample'
  | 'file'
  | 'databaseUrl'
  | 'service'
  | 'logLevel'
  | 'token'
  | 'oneToken'
  | 'readableFile'
  | 'days'
  | 'months'
  | 'seconds'
  | 'addressOfBank'
  | 'identityProvider'
  | 'tries'
  | 'megabytes'
  | 'realm'
  | 'addresses'
  | 'scanner'
  | 'unscanned'
  | 'objects'
  | 'objectKeys';

/** Reports a variable that cannot be used: what it contained, unless that may be a secret, and what was expected. */
export type ReportFault = (variable: string, found: string, expected: Expected) => void;

export type Environment = Readonly<Record<string, string | undefined>>;
export type ReadText = (file: string) => string;

/** An address without its user and password. */
export const withoutPassword = (text: string): string => text.replace(/\/\/.*@/u, '//…@');

/** What is in a variable, or in the file that another variable names; null if neither is set, or the file is missing. */
export function secretFrom(
  variable: 'CONCEJO_METRICS_TOKEN' | 'CONCEJO_OBJECTS_KEYS',
  environment: Environment,
  read: ReadText,
  fault: ReportFault,
): { readonly from: string; readonly secret: string } | null {
  const [given, file] = [environment[variable] || '', environment[`${variable}_FILE`] || ''];
  if (given !== '' && file !== '') fault(`${variable}_FILE`, file, 'oneToken');
  if (given !== '') return { from: variable, secret: given };
  if (file === '') return null;
  try {
    return { from: `${variable}_FILE`, secret: read(file).trim() };
  } catch {
    fault(`${variable}_FILE`, file, 'readableFile');
    return null;
  }
}
