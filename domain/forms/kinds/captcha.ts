import { type KindRules, usualRules } from '../kind-rules.ts';

/** A question that distinguishes persons from programs: `../captcha.ts`. */
export interface CaptchaShape {
  readonly kind: 'captcha';
}

/** The rules of `captcha`. It must be answered whatever its definition says: the council asks for the answer. */
export const captchaRules: KindRules<CaptchaShape, 'captcha'> = {
  ...usualRules,
  value: 'captcha',
  home: 'captcha',
  check: () => [],
  missing: { kind: 'captchaMissing' },
  isProof: true,
  isAlwaysRequired: true,
  // Other programs answer for their users and solve no picture.
  open311: { kind: 'notAsked' },
};
