import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { memoryCaptchas } from '#fixtures/memory/request-stores.ts';
import { askCaptcha } from './ask-captcha.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const random = (length: number) => new Uint8Array(length).map((_, place) => place + 20);

describe('a captcha that is asked for', () => {
  it('is good for five minutes', async () => {
    const captchas = memoryCaptchas();
    const { id, until } = await askCaptcha({ captchas, random, clock })(realm);
    expect(until).toBe(1000 + 300_000);
    expect(await captchas.spend(realm, id, 1001)).toMatch(/^\d+$/u);
  });
});
