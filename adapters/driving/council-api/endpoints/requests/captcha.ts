import type { FastifyInstance } from 'fastify';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { askCaptcha } from '#application/requests/ask-captcha.ts';
import type { Sum } from '#domain/forms/captcha.ts';
import { right } from '#domain/shared/result.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { singleParameter, type TownRequest } from '../../plugins/in-town.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { spokenSum } from './spoken-sum.ts';

export const captchaCookie = (realm: string): string => `concejo-captcha-${realm}`;

/** A digit's strokes on a grid of 2 by 4, so that the picture contains no text. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M0 0H2V4H0Z',
  '1': 'M0 1L1 0V4',
  '2': 'M0 0H2V2H0V4H2',
  '3': 'M0 0H2V4H0M0 2H2',
  '4': 'M0 0V2H2M2 0V4',
  '5': 'M2 0H0V2H2V4H0',
  '6': 'M2 0H0V4H2V2H0',
  '7': 'M0 0H2L1 4',
  '8': 'M0 0H2V4H0ZM0 2H2',
  '9': 'M2 2H0V0H2V4H0',
  '+': 'M0 2H2M1 1V3',
  '−': 'M0 2H2',
};

/** The sum as lines that lean and shift a little; `jitter` gives numbers from 0 to 255. */
export function drawnSum({ first, second, sign }: Sum, jitter: Uint8Array): string {
  const signs = [...`${first}${sign === 'plus' ? '+' : '−'}${second}`];
  const paths = signs.map((one, place) => {
    const lean = ((jitter[place % jitter.length] ?? 0) % 31) - 15;
    const shift = (jitter[(place + 3) % jitter.length] ?? 0) % 7;
    return `<path transform="translate(${16 + place * 30} ${14 + shift}) rotate(${lean} 8 16) scale(8)" d="${strokes[one]}"/>`;
  });
  const width = 32 + signs.length * 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64" viewBox="0 0 ${width} 64"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#14181f" stroke-width=".45" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

/** The language of a call: named in its address, else chosen as for browsers. */
export const languageOf = (request: Pick<TownRequest, 'query' | 'headers'>, usual: Language): Language => {
  const asked = singleParameter(request, 'lang');
  if (isLanguage(asked)) return asked;
  const header = request.headers['accept-language'] ?? '';
  if (/^ca-ES-valencia/iu.test(header)) return 'va';
  const first = header.slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : usual;
};

/**
 * A captcha (specification 1, section 7): a picture with a sum. With `format=json`, the picture and the same question
 * in words, for people who cannot see it.
 */
export function captchaEndpoint(server: FastifyInstance, council: ServerParts): void {
  const asks = askCaptcha(council);
  route(server, council, askCaptchaCall, async ({ town, format, request, reply }) => {
    const { id, sum, until } = await asks(town.realm);
    const image = drawnSum(sum, council.random(8));
    reply.setCookie(captchaCookie(town.realm), id, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: 300,
    });
    if (format !== 'json') {
      void reply.type('image/svg+xml');
      return right(asWritten(image));
    }
    const text = spokenSum(sum, languageOf(request, town.defaultLanguage));
    return right({ id, image, text, expires: new Date(until).toISOString() });
  });
}
