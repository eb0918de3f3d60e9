/** A colour as `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** A colour by perceived lightness (0–1), chroma (0 to about 0.4) and hue in radians (Björn Ottosson's OKLab, polar). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** One sRGB channel 0–1 without its transfer curve (IEC 61966-2-1). */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The three channels, 0–1. */
export const channelsOf = (hex: Hex): Triple => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [((number >> 16) & 255) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
};

/** @example oklchOf('#ffffff') // { l: 1, c: 0, h: … } */
export function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = channelsOf(hex).map(linear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(greenRed, blueYellow), h: Math.atan2(blueYellow, greenRed) };
}

function channelsFor({ l, c, h }: Oklch): Triple {
  const greenRed = c * Math.cos(h);
  const blueYellow = c * Math.sin(h);
  const long = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const tolerance = 0.0001;
const shows = (channels: Triple) =>
  channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/**
 * The nearest colour a screen can show: lightness and hue stay, chroma gives way (by halving, 20 times), since a
 * changed lightness would spoil the contrast it was chosen for.
 */
export function hexFor(colour: Oklch): Hex {
  let channels = channelsFor(colour);
  if (!shows(channels)) {
    let shown = 0;
    let tooMuch = colour.c;
    for (let step = 0; step < 20; step += 1) {
      const c = (shown + tooMuch) / 2;
      if (shows(channelsFor({ ...colour, c }))) shown = c;
      else tooMuch = c;
    }
    channels = channelsFor({ ...colour, c: shown });
  }
  const digits = channels.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, channel)))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
