import { expect, it } from 'vitest';
import { forgetOldCaptchas, forgetOldRequests } from './forget-old-requests.ts';

const day = 86_400_000;
const now = 1000 * day;

/** What is asked to be erased, in days before now. */
async function asked(months: number): Promise<readonly unknown[]> {
  const erased: unknown[] = [];
  const note = (what: string) => async (by: number) => void erased.push([what, (now - by) / day]);
  const old = {
    forgetRequests: note('requests'),
    forgetUploads: note('uploads'),
    forgetCaptchas: note('captchas'),
  };
  await forgetOldRequests({ old, mails: { forgetMails: note('mails') } }, months)(now);
  await forgetOldCaptchas({ old, clock: { now: () => now } })();
  return erased;
}

it('erases requests and mails after the months that the council says, uploads that hang on none after thirty days', async () => {
  expect(await asked(12)).toEqual([
    ['requests', 365],
    ['mails', 365],
    ['uploads', 30],
    ['captchas', 0],
  ]);
  expect((await asked(1))[0]).toEqual(['requests', 30]);
  expect((await asked(120))[0]).toEqual(['requests', 3650]);
});
