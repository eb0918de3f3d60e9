import type { ObjectSettings } from '#adapters/driven/objects/object-settings.ts';
import type { ScannerPlace } from '#adapters/driven/scanner/clamd.ts';
import { objectKeys, objectPlace } from './object-settings.ts';
import { scannerPlace } from './scanner-place.ts';
import {
  type Environment,
  type ReadText,
  type ReportFault,
  secretFrom,
  withoutPassword,
} from './variables.ts';

/** Where files are, and what scans them. */
export interface FileSettings {
  /** The object store of files; if absent, they are in the data folder. */
  readonly objects?: ObjectSettings;
  /** Where the scanner of uploads listens; if absent, none is asked. */
  readonly scanner?: ScannerPlace;
  /** Whether uploads are accepted while the scanner does not answer. */
  readonly acceptsUnscanned?: boolean;
}

/** The scanner of uploads. To accept what it did not scan must be said in as many words. */
export function scannerFrom(
  environment: Environment,
  fault: ReportFault,
): Pick<FileSettings, 'scanner' | 'acceptsUnscanned'> {
  const { CONCEJO_SCANNER: named = '', CONCEJO_UNSCANNED: unscanned = '' } = environment;
  const scanner = named === '' ? null : scannerPlace(named);
  if (named !== '' && scanner === null) fault('CONCEJO_SCANNER', named, 'scanner');
  const isKnown = ['', 'refuse', 'accept'].includes(unscanned);
  if (!isKnown || (unscanned !== '' && named === '')) fault('CONCEJO_UNSCANNED', unscanned, 'unscanned');
  return scanner === null ? {} : { scanner, ...(unscanned === 'accept' && { acceptsUnscanned: true }) };
}

/** The object store and its keys; neither is of use without the other. */
export function objectsFrom(
  environment: Environment,
  read: ReadText,
  fault: ReportFault,
): Pick<FileSettings, 'objects'> {
  const address = environment['CONCEJO_OBJECTS'] || '';
  const place = address === '' ? null : objectPlace(address);
  if (address !== '' && place === null) fault('CONCEJO_OBJECTS', withoutPassword(address), 'objects');
  const before = secretFrom('CONCEJO_OBJECTS_KEYS', environment, read, fault);
  const keys = before === null ? null : objectKeys(before.secret);
  if (before !== null && (keys === null || address === '')) fault(before.from, '…', 'objectKeys');
  if (before === null && place !== null) fault('CONCEJO_OBJECTS_KEYS', '', 'objectKeys');
  return place === null || keys === null ? {} : { objects: { ...place, keys } };
}
