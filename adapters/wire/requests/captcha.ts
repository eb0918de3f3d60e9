import * as t from 'io-ts';

/** A captcha asked for with `format=json`: its id, the picture as SVG, and the same question in words. */
export const captchaWire = t.type({ id: t.string, image: t.string, text: t.string, expires: t.string });
