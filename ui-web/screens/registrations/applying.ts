import * as t from 'io-ts';
import { applicationContentWire } from '#adapters/wire/registrations/own-application.ts';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { ageOn } from '#domain/census/age.ts';
import { isOfAges } from '#domain/registrations/activity/ages.ts';
import type { ApplicationContent } from '#domain/registrations/applicants/application.ts';
import { ofAge } from '#domain/registrations/applicants/of-age.ts';
import type { WrittenPerson } from '#domain/registrations/applicants/participant.ts';
import { dayAt, parseDay, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import type { Applying } from './state.ts';

const nobody: WrittenPerson = { name: '', identity: '', birthDay: '' };
const nothing: ApplicationContent = { wishes: [], segments: [], points: [], plan: null, exemptions: [] };

/** A form in which nothing is written. */
export const emptyApplying: Applying = {
  activity: '',
  isForChild: false,
  participant: nobody,
  guardian: nobody,
  email: '',
  phone: '',
  content: nothing,
  familyWay: 'alone',
  familyLetters: '',
};

const personWire = t.type({ name: t.string, identity: t.string, birthDay: t.string });
const draftWire = t.type({
  activity: t.string,
  isForChild: t.boolean,
  participant: personWire,
  guardian: personWire,
  email: t.string,
  phone: t.string,
  content: applicationContentWire,
  familyWay: t.keyof({ alone: null, new: null, join: null }),
  familyLetters: t.string,
});

/** What the device kept, if this version of the page can read it. */
export function keptApplying(kept: unknown): Applying {
  const read = draftWire.decode(kept);
  return isLeft(read) ? emptyApplying : read.right;
}

/** What the device keeps: numbers of documents are not left behind on one that others use. */
export const draftToKeep = (entry: Applying): Applying => ({
  ...entry,
  participant: { ...entry.participant, identity: '' },
  guardian: { ...entry.guardian, identity: '' },
});

/** For whom an activity is: only children, only people of age, or both. */
export function forWhom({ groups }: Pick<ActivityAnswer, 'groups'>): 'children' | 'grown' | 'all' {
  if (groups.every(({ maximumAge }) => maximumAge !== null && maximumAge < ofAge)) return 'children';
  return groups.every(({ minimumAge }) => minimumAge !== null && minimumAge >= ofAge) ? 'grown' : 'all';
}

/** What is asked for at an activity before anything is chosen. */
function firstContent({ groups, plans }: ActivityAnswer): ApplicationContent {
  const [group, ...others] = groups;
  const [plan, ...more] = plans;
  return {
    ...nothing,
    wishes: group !== undefined && others.length === 0 ? [group.id] : [],
    plan: plan !== undefined && more.length === 0 ? plan.id : null,
  };
}

/** What is written at an activity: what was written there before; at another one, people and contact stay. */
export function applyingAt(activity: ActivityAnswer, before: Applying): Applying {
  const whom = forWhom(activity);
  const isForChild = whom === 'all' ? before.isForChild : whom === 'children';
  if (before.activity === activity.id) return { ...before, isForChild };
  const family = { familyWay: 'alone', familyLetters: '' } as const;
  return { ...before, ...family, activity: activity.id, isForChild, content: firstContent(activity) };
}

/** The form for the next one of a family: who answers for them, the contact and the letters of the family stay. */
export function applyingForNext(activity: ActivityAnswer, before: Applying, family: string | null): Applying {
  return {
    ...before,
    participant: nobody,
    content: firstContent(activity),
    familyWay: family === null ? 'alone' : 'join',
    familyLetters: family ?? '',
  };
}

/** Somebody as calls have them. */
export const writtenOf = ({ name, identity, birthDay }: WrittenPerson): WrittenPerson => ({
  name,
  identity,
  birthDay: wholeDate(birthDay),
});

/** The groups for somebody of an age; all of them while their birth day is not known. */
export function groupsOfAge(
  { groups, starts }: Pick<ActivityAnswer, 'groups' | 'starts'>,
  birthDay: string,
  zone: TimeZone,
): ActivityAnswer['groups'] {
  const whole = wholeDate(birthDay);
  const day = whole.length === 10 ? parseDay(whole) : null;
  if (day === null) return groups;
  const age = ageOn(day, dayAt(Date.parse(starts), zone));
  return groups.filter((group) => isOfAges(group, age));
}

/** Something that an application may prove by a file. */
export type ProvedThing = Pick<ActivityAnswer['proofs'][number], 'id' | 'title' | 'isRequired'>;

/** What an application can prove: what everybody brings, and what it claims. */
export function provedThings(
  { proofs, segments, points, exemptions }: ActivityAnswer,
  content: ApplicationContent,
): readonly ProvedThing[] {
  const claims = [
    ...segments.filter(({ id }) => content.segments.includes(id)),
    ...points.filter(({ id }) => content.points.some(({ rule }) => rule === id)),
    ...exemptions.filter(({ id }) => content.exemptions.includes(id)),
  ];
  return [...proofs, ...claims.map(({ id, title }) => ({ id, title, isRequired: false }))];
}
