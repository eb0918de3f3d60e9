import { describe, expect, it } from 'vitest';
import { answerOffer } from '#application/registrations/places/answer-offer.ts';
import { type NoticeAbout, noticedEvents, noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { partedCourse, pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { registrationMail } from './registration-mail.ts';
import type { NoticePorts } from './mail-words.ts';

type RegistrationAbout = Extract<NoticeAbout, { readonly kind: 'registration' }>;

/** The document of the course of these tests. */
const written = {
  _id: 'curs',
  isPublished: true,
  title: { es: 'Curso', va: 'Curs', ca: 'Curs', en: 'Course', eu: 'Ikastaroa' },
  appliesFrom: '2026-11-01',
  appliesUntil: '2026-12-01',
  firstDay: '2027-01-01',
  lastDay: '2027-02-01',
  segments: [{ id: 'others', title: 'Others' }],
  groups: [{ id: 'dilluns', title: 'Dilluns', vacancies: [{ segment: 'others', count: 1 }] }],
};

async function mailing(course = pricedCourse) {
  const set = registeringTown(course);
  const { ports, places, sends, town } = set;
  const notices: NoticePorts = {
    ...ports,
    documents: { all: async () => [written] },
    keys: { account: (text: string) => `hash of ${text}` },
    portalUrl: 'https://vilanova.example',
  } as never;
  await sends(10);
  const stored = async () => {
    const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 50, after: null };
    const found = await ports.goodsRecords.list(places.good, query);
    return found.flatMap((record) => noticeIn(record) ?? []);
  };
  return { ...set, notices, stored, town };
}

describe('a mail about an application', () => {
  it.each(languages)(
    'says in %s what happened, with the letters and the way to it, and never a name',
    async (language) => {
      const { notices, stored, places, town, find } = await mailing();
      const [first] = await stored();
      if (first === undefined) throw new Error('no notice');
      const { code } = await find(10);
      for (const word of noticedEvents.registration) {
        const about = { kind: 'registration', word, key: 'key-10' } as const;
        const notice = { ...first, about, language, reason: 'Motivo', amount: 4500 };
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const mail = await registrationMail(notices, { town, good: places.good }, notice, about);
        // An offer is mailed only while it is one.
        if (word === 'offered') expect(mail).toBeNull();
        if (mail === null) continue;
        expect(mail.subject).toContain('Vilanova');
        expect(mail.text).toContain(written.title[language]);
        expect(mail.text).toContain('Dilluns');
        expect(mail.text).toContain('Motivo');
        expect(mail.text).toContain(code.toUpperCase());
        expect(mail.text).toContain('#curs/key-10');
        expect(`${mail.subject}${mail.text}`).not.toMatch(/Child|Parent|\{\{|registration\.[a-z]/u);
      }
    },
  );

  it('is not sent if it does not hold any more, or if nothing of it is left', async () => {
    const { notices, stored, places, town, ports } = await mailing();
    const [notice] = await stored();
    if (notice?.about.kind !== 'registration') throw new Error('no notice');
    const { about } = notice;
    expect(about.word).toBe('accepted');
    const write = (good = places.good, key = about.key) =>
      registrationMail(notices, { town, good }, notice, { ...about, key });
    expect(await write()).not.toBeNull();
    expect(await write(places.good, 'other')).toBeNull();
    expect(await write({ ...places.good, good: 'event/x' })).toBeNull();
    await answerOffer(ports)(places, 'key-10', false);
    expect(await write()).toBeNull();
  });

  it('says of a part which one it is and how much, and is not sent once it is paid or the place is called off', async () => {
    const { notices, stored, places, town, begin, paid, beginPart, clock } = await mailing(partedCourse);
    await paid(await begin(10));
    const sent = async () => {
      const found = await stored();
      const mails = await Promise.all(
        found.map((one) =>
          registrationMail(notices, { town, good: places.good }, one, one.about as RegistrationAbout),
        ),
      );
      return found.flatMap(({ about: { word }, state }, at) => {
        const text = mails[at]?.text;
        return text === undefined || !word.startsWith('part') ? [] : [[`${word} ${state}`, text] as const];
      });
    };
    const first = await sent();
    expect(first.map(([word]) => word).toSorted()).toEqual(
      ['partDue', 'partOverdue', 'partSoon'].flatMap((word) => [`${word} 2`, `${word} 3`]),
    );
    for (const [, text] of first) expect(text).toContain('de 3: 20,00');
    clock.at += 30 * 86_400_000;
    await paid(await beginPart(10, 2));
    expect((await sent()).map(([word]) => word).toSorted()).toEqual([
      'partDue 3',
      'partOverdue 3',
      'partPaid 2',
      'partSoon 3',
    ]);
  });
});
