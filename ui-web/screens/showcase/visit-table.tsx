import type { WrittenVisits } from '#adapters/wire/showcase/visits.ts';
import { capital } from '#application/text/capital.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { seenActs } from '#domain/showcase/shop-visits.ts';
import { useSpeech } from '#ui-web/speech.ts';

const monthName = (month: string, language: Language): string =>
  capital(
    new Intl.DateTimeFormat(languageTag(language), {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
    }).format(Date.parse(`${month}-01T00:00:00Z`)),
  );

interface VisitTableProps {
  /** The texts of the page that shows it: the shop is told *you*, staff are told of the shop. */
  readonly words: 'shop-desk' | 'office-shops';
  readonly visits: readonly WrittenVisits[];
  readonly className: string | undefined;
}

/** How often a shop was seen, called and asked the way to, month by month. */
export function VisitTable({ words, visits, className }: VisitTableProps) {
  const { t, language } = useSpeech();
  return (
    <table className={className}>
      <thead>
        <tr>
          {(['month', ...seenActs] as const).map((one) => (
            <th key={one} scope="col">
              {t(`${words}:visits.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits.map((one) => (
          <tr key={one.month}>
            <th scope="row">{monthName(one.month, language)}</th>
            {seenActs.map((act) => (
              <td key={act}>{one[act] === null ? t(`${words}:visits.few`) : formatCount(one[act])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
