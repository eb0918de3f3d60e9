import type { PageInk } from './palette.ts';

interface Framed {
  /** The drawing as SVG. */
  readonly drawn: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly source: string;
  readonly ink: Pick<PageInk, 'ink' | 'ground'>;
  /** The address of the font's bytes. */
  readonly letters: string;
}

const [margin, titleLine, sourceLine] = [16, 26, 18];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words in lines that fit a width; a word that alone is longer, such as an address, is broken. */
function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  const words = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? []);
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * A drawing as a picture that can be published alone: its title above, its source below, on the ground of the page, with
 * the font in it. Without the font other letters take other room, and words run out of their surfaces.
 */
export function framedPicture({ drawn, width, height, title, source, ink, letters }: Framed): {
  readonly svg: string;
  readonly height: number;
} {
  const room = width - 2 * margin;
  const titles = linesOf(title, Math.floor(room / 10));
  const sources = linesOf(source, Math.floor(room / 6.5));
  const top = margin + titles.length * titleLine;
  const whole = top + height + sources.length * sourceLine + 2 * margin;
  const line = (text: string, at: number, size: number, weight: number) =>
    `<text x="${margin}" y="${at}" font-size="${size}" font-weight="${weight}">${escaped(text)}</text>`;
  const parts = [
    `<style>@font-face{font-family:"Figtree Variable";font-weight:400 750;src:url("${letters}") format("woff2")}</style>`,
    `<rect width="${width}" height="${whole}" fill="${escaped(ink.ground)}"/>`,
    `<g fill="${escaped(ink.ink)}" font-family="Figtree Variable, sans-serif">`,
    ...titles.map((text, at) => line(text, margin + 18 + at * titleLine, 20, 600)),
    ...sources.map((text, at) => line(text, top + height + margin + 10 + at * sourceLine, 13, 400)),
    '</g>',
    `<g transform="translate(0 ${top})">${drawn.replace(/^<\?xml[^>]*>/u, '')}</g>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">${parts.join('')}</svg>`;
  return { svg, height: whole };
}
