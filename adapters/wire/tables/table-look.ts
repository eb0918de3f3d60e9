import * as t from 'io-ts';
import { isLanguage, type Language, type LocalizedText } from '#domain/shared/localized-text.ts';
import { type ColumnKind, columnKinds, type TableColumn } from '#domain/tables/descriptor.ts';
import { localizedText, orNull } from '../decode.ts';
import { asList, recordIn, textIn } from '../lenient.ts';

/*
 * What a descriptor says about the look of its columns: `style`, `locale`, `headers` (specification 2, section 3,
 * which does not explain them; docs/decisions/0032-content-portals.md).
 */

export const columnLookWire = t.partial({
  type: orNull(t.string),
  style: orNull(t.unknown),
  locale: orNull(t.unknown),
});
type LookWire = t.TypeOf<typeof columnLookWire>;

/** A style is a word, several, or a record of them; those without a meaning here are ignored. */
const wordsOf = (style: unknown): string =>
  typeof style === 'string' ? style.toLowerCase() : JSON.stringify(style ?? '').toLowerCase();

/** How figures are shown may be in `style`, under the names of number formats: `currency`, `percent`. */
export function kindIn({ type, style }: LookWire): ColumnKind {
  const kind = columnKinds.find((one) => one === type?.toLowerCase()) ?? 'string';
  const isFigure = kind === 'number' || !type;
  const [, asked] = /\b(currency|percent|decimal)\b/u.exec(wordsOf(style)) ?? [];
  if (!isFigure || asked === undefined) return kind;
  return asked === 'decimal' ? 'number' : (asked as ColumnKind);
}

const ends = { left: 'start', start: 'start', center: 'center', right: 'end', end: 'end' } as const;

function alignIn(style: string): TableColumn['align'] {
  const [, side] = /\b(left|start|center|right|end)\b/u.exec(style) ?? [];
  return side === undefined ? undefined : ends[side as keyof typeof ends];
}

/** `es-ES` is `es`; Valencian has a tag of its own. Other languages are unknown here. */
function languageIn(locale: unknown): Language | undefined {
  const tag = typeof locale === 'string' ? locale.trim().toLowerCase().replaceAll('_', '-') : '';
  if (tag.startsWith('ca-') && tag.includes('valencia')) return 'va';
  const [code] = tag.split('-');
  return isLanguage(code) ? code : undefined;
}

/** The alignment of a column's cells, whether they are emphasised, and their language. */
export function lookIn({ style, locale }: LookWire): Pick<TableColumn, 'align' | 'isStrong' | 'language'> {
  const words = wordsOf(style);
  const [align, language] = [alignIn(words), languageIn(locale)];
  return {
    ...(align && { align }),
    ...(/\bbold(?:er)?\b/u.test(words) && { isStrong: true }),
    ...(language && { language }),
  };
}

const most = 1000;
const spanIn = (raw: unknown): number => {
  const span = Number(raw ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, most) : 1;
};

/** What `headers` has for each column: a heading that it shares with its neighbours, or a title of its own. */
export interface HeaderOf {
  readonly over?: NonNullable<TableColumn['over']>;
  readonly title?: LocalizedText;
}

/** A heading over this many columns; a bare text is the title of a column without one. */
export const headersIn = (headers: unknown): readonly HeaderOf[] =>
  asList(headers).flatMap((raw, at): readonly HeaderOf[] => {
    const { title, colspan, span = colspan } = recordIn(raw);
    if (title === undefined && span === undefined) return [localizedText.is(raw) ? { title: raw } : {}];
    const text = textIn(title);
    return Array.from({ length: spanIn(span) }, () => (text === '' ? {} : { over: { at, title: text } }));
  });
