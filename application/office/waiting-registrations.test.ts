import { expect, it } from 'vitest';
import { callActivityOff } from '#application/registrations/call-off/call-activity-off.ts';
import { appealApplication } from '#application/registrations/admission/appeal.ts';
import { judgeApplication } from '#application/registrations/admission/judge-application.ts';
import { publishList } from '#application/registrations/admission/publish-list.ts';
import { partedCourse, pricedCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { waitingRegistrations } from './waiting-registrations.ts';

const day = 86_400_000;

it('says which activities have applications to decide, then appeals to answer, until they are over', async () => {
  const { ports, town, places, sends, clock } = registeringTown(summerSchool);
  const read = () => waitingRegistrations({ ...ports, activitiesOf: async () => [summerSchool] }, town);
  expect(await read()).toEqual([]);
  await sends(1);
  const waiting = {
    subject: 'estiu',
    title: 'Escola d’estiu',
    undecided: 1,
    appeals: 0,
    unpaid: 0,
    callOff: null,
  };
  expect(await read()).toEqual([waiting]);
  const nothing = { segments: [], points: [], exemptions: [], by: 'neus' };
  await judgeApplication(ports)(places, 'key-1', { isAdmitted: false, reason: 'Falta', ...nothing });
  expect(await read()).toEqual([]);
  clock.at += day;
  await publishList(ports)(places, 'provisional', 'neus');
  await appealApplication(ports)(places, 'key-1', 'No falta');
  expect(await read()).toEqual([{ ...waiting, undecided: 0, appeals: 1 }]);
  clock.at = summerSchool.times.ends;
  expect(await read()).toEqual([]);
});

it('counts claims to check where the first to come have the places', async () => {
  const { ports, town, sends } = registeringTown(pricedCourse);
  const read = () => waitingRegistrations({ ...ports, activitiesOf: async () => [pricedCourse] }, town);
  await sends(1);
  expect(await read()).toEqual([]);
  await sends(2, { content: { exemptions: ['nombrosa'] } });
  expect(await read()).toMatchObject([{ subject: 'curs', undecided: 1 }]);
});

it('includes an activity that one person has signed to be called off, until a second one does', async () => {
  const { ports, town, places } = registeringTown(pricedCourse);
  const read = () => waitingRegistrations({ ...ports, activitiesOf: async () => [pricedCourse] }, town);
  const sign = (by: string) => callActivityOff(ports)(places, { reason: 'Nadie la da', by });
  await sign('Neus');
  const nothing = { undecided: 0, appeals: 0 };
  expect(await read()).toMatchObject([{ ...nothing, callOff: { reason: 'Nadie la da', by: 'Neus' } }]);
  await sign('Pere');
  expect(await read()).toEqual([]);
});

it('counts fees whose time is over, also of an activity that is', async () => {
  const { ports, town, sends, paid, begin, clock } = registeringTown(partedCourse);
  const read = () => waitingRegistrations({ ...ports, activitiesOf: async () => [partedCourse] }, town);
  await sends(10);
  await paid(await begin(10));
  expect(await read()).toEqual([]);
  clock.at = partedCourse.times.ends + 100 * day;
  expect(await read()).toMatchObject([{ subject: 'curs', undecided: 0, unpaid: 1 }]);
  clock.at = partedCourse.times.ends + 365 * day;
  expect(await read()).toEqual([]);
});
