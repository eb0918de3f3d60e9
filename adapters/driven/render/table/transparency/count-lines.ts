import { plainDecimal } from '#application/text/numbers.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type IndexCount, isMet, type Met } from '#domain/transparency/count-points.ts';
import { percentageMet } from '#domain/transparency/percentage.ts';
import type { Paint } from '../../../terminal/paint.ts';
import { fit, padEnd, padStart, printable } from '../../../terminal/printable.ts';
import type { CliSay } from '../../../texts/cli-say.ts';

interface Style {
  readonly columns: number;
  readonly paint: Paint;
  readonly say: CliSay;
  readonly locale: Language;
}

const share = (part: Met): string => {
  const { units, decimals } = percentageMet(part);
  return `${plainDecimal(units, decimals)} %`;
};

/** The count for people: the whole, each section with its groups, what is missing, what is not published yet. */
export function countLines(counted: IndexCount, source: string, style: Style): readonly string[] {
  const { say, paint, columns, locale } = style;
  const words = (title: LocalizedText) => printable(textFor(title, locale, 'es').text);
  const line = (id: string, title: string, part: Met) => {
    const figures = `${padStart(`${part.met}/${part.total}`, 7)}  ${padStart(share(part), 8)}`;
    const room = columns - figures.length - 1;
    return `${padEnd(fit(`${id.padEnd(5)} ${title}`, room), room)} ${figures}`;
  };
  const { met, total, index } = counted;
  const points = counted.sections.flatMap(({ groups }) => groups.flatMap((group) => group.points));
  const missing = points.filter((point) => !isMet(point));
  const waiting = points.flatMap(({ point, articles }) =>
    articles.filter(({ isPublished }) => !isPublished).map((article) => ({ point, article })),
  );
  const listing = (heading: string, rows: readonly (readonly [number, string])[]): readonly string[] =>
    rows.length === 0
      ? []
      : [
          '',
          paint.bold(`${heading} (${rows.length})`),
          ...rows.map(([number, title]) => fit(`${padStart(String(number), 4)}  ${title}`, columns)),
        ];
  return [
    paint.bold(say('transparency.sum', { met, total, share: share(counted) })),
    paint.dim(`${words(index.name)} ${printable(index.edition)} · ${printable(source)}`),
    '',
    ...counted.sections.flatMap((one) => [
      paint.bold(line(one.section.id, words(one.section.title), one)),
      ...one.groups.map((group) => line(`  ${group.group.id}`, words(group.group.title), group)),
    ]),
    ...listing(
      say('transparency.missing'),
      missing.map(({ point }) => [point.number, words(point.title)]),
    ),
    ...listing(
      say('transparency.unpublished'),
      waiting.map(({ point, article }) => [point.number, words(article.title)]),
    ),
  ];
}
