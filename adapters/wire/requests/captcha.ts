import * as t from 'io-ts';

/** A captcha asked for with `format=json`: its id, the picture as SVG, and the same question in words. */
export const captchaWire = t.type({ id: t.string, image: t.string, text: t.string, expires: t.string });

/** The question that distinguishes people from programs. */
export interface CaptchaQuestion {
  readonly id: string;
  /** A picture as SVG text. */
  readonly image: string;
  /** The same question in words. */
  readonly text: string;
}
