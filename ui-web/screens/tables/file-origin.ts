import { type Provenance, type Report, text } from '#application/reports/report.ts';
import { formatDay } from '#application/text/dates.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { type CouncilPlace, usePlace } from '#ui-web/shell/council-context.ts';
import { siteDetails } from '#ui-web/shell/site-details.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

/** Who published the figures of this page, where, and the day on which they are taken along. */
export interface PageOrigin {
  readonly publisher: string;
  readonly address: string;
  readonly day: string;
  readonly zone: TimeZone;
  /** The address of the licence that the town names; null if it names none. */
  readonly licence: Promise<string | null>;
}

function originOf({ council, site }: CouncilPlace, { said, language }: Speech): PageOrigin {
  return {
    publisher: textOf(said(site.name)),
    address: window.location.href,
    day: formatDay(dayAt(council.clock.now(), council.zone()), language),
    zone: council.zone(),
    licence: siteDetails(council).then((details) => details.licence),
  };
}

/** The origin of what is on the page, as it is when a file is asked for. */
export function usePageOrigin(): () => PageOrigin {
  const place = usePlace();
  const speech = useSpeech();
  return () => originOf(place, speech);
}

/** SHA-256 in hexadecimal digits; null on pages without a secure connection, where browsers do not compute it. */
async function sha256(content: string): Promise<string | null> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on pages without a secure connection
  if (crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The report with its publisher, address, day, terms of use and fingerprint. The fingerprint is that of the CSV of the
 * same rows, which can be downloaded beside it and checked with any program.
 */
export async function withOrigin(
  report: Report,
  { publisher, address, day, licence }: PageOrigin,
  { t }: Speech,
): Promise<Report> {
  const fingerprint = await sha256(csvOf([report.table.columns.map(text), ...report.table.rows]));
  const origin: Provenance = [
    [t('tables:file.publisher'), publisher],
    [t('tables:file.address'), address],
    [t('tables:file.day'), day],
    [t('tables:file.terms'), (await licence) ?? t('tables:file.termsText')],
    ...(fingerprint === null ? [] : [[t('tables:file.fingerprint'), fingerprint] as const]),
  ];
  return { ...report, provenance: [...origin, ...report.provenance] };
}
