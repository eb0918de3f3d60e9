import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { numberOf } from '#fixtures/builders/registrations/registering-town.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';

/** The course of these tests: four places are for anybody, eight for residents. */
export const courseOfTests = 'ceramica';

/** The key of the device of the nth person of a test. */
export const applicantKey = (n: number | string): string => `key-of-a-racing-applicant-${n}`;

/** Somebody of age from elsewhere who applies for a course, as it is posted. */
export const postedFor = (n: number, more: object = {}) => ({
  key: applicantKey(n),
  party: {
    participant: { name: `Person ${n}`, identity: numberOf(n), birthDay: '1984-03-02' },
    email: `${n}@correo.example`,
  },
  content: { wishes: ['dimarts'], segments: [], points: [], plan: 'curso', exemptions: [] },
  ...more,
});

/** A council whose residents apply, and whose registrar decides. */
export async function registeringCouncil() {
  const council = await openTestCouncil();
  const call = asking(council, await deviceCookie(council.server));
  const cookieAt = (now: number) => staffCookie(council, { id: 'secretaria', roles: ['registrar'], now });
  const registrar = asking(council, await cookieAt(noon));
  const path = (activity: string) => `registrations/activities/${activity}/applications`;
  const send = async (n: number, { activity = courseOfTests, by = call, ...more }: SendMore = {}) => {
    const answer = await by(path(activity), postedFor(n, more));
    return { ...answer, own: answer.body as unknown as OwnApplicationAnswer };
  };
  const own = async (n: number | string, activity = courseOfTests) => {
    const { body } = await call('registrations/own', { applications: [{ activity, key: applicantKey(n) }] });
    return (body as unknown as { readonly items: readonly OwnApplicationAnswer[] }).items[0];
  };
  const listed = async (activity = courseOfTests, by = registrar) => {
    const { body } = await by(`staff/registrations/activities/${activity}/applications`);
    return (body as unknown as { readonly items: readonly StaffApplicationAnswer[] }).items;
  };
  const pay = async (
    { payment }: Pick<OwnApplicationAnswer, 'payment'>,
    answer: 'pay' | 'refuse' = 'pay',
  ) => {
    const { searchParams } = new URL(payment?.url ?? '', 'http://portal.invalid');
    return council.server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer }).toString(),
    });
  };
  return { council, call, registrar, cookieAt, path, send, own, listed, pay };
}

interface SendMore {
  readonly activity?: string;
  readonly by?: ReturnType<typeof asking>;
  readonly [member: string]: unknown;
}
