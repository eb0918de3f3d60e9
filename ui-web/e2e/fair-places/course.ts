import { type FairWalk, underWay } from './fair-walk.ts';
import { acceptAndPay, appeal, applyAtHome, drawAgain, openByMail } from './family.ts';
import {
  applyAtDesk,
  callNames,
  decide,
  drawByTwoPeople,
  makeActivity,
  publishList,
  setDays,
} from './secretary.ts';

const home = { child: 'Aina Ferri Vidal', guardian: 'Marta Vidal Roig', identity: '12345678Z' } as const;
const desk = { child: 'Omar Haddad', guardian: 'Leila Haddad', identity: 'X1234567L' } as const;

/**
 * The family and the secretary: an activity is made in the office; one family applies at home and another at the desk; it is
 * closed, one is excluded, appeals and is admitted; two people draw; the first family accepts, pays, is called, and
 * draws again.
 */
export async function walkCourse(given: FairWalk): Promise<readonly string[]> {
  const walk = underWay(given);
  const { see, staff } = walk;
  const { page: office } = await staff('remei-inscripciones', ['editor', 'publisher', 'registrar']);
  const activity = await makeActivity(walk, office);
  await applyAtHome(walk, activity, home);
  const link = await applyAtDesk(walk, office, activity, desk);
  const family = await openByMail(walk, activity);
  await see(family, 'found-by-mail');

  await setDays(walk, office, activity, { appliesUntil: -1, appealsUntil: 3 });
  await decide(walk, office, activity, { who: home.child, reason: '', of: 'verdict' });
  await decide(walk, office, activity, {
    who: desk.child,
    reason: 'Falta el libro de familia',
    of: 'verdict',
  });
  await publishList(walk, office, activity, 'provisional');
  await appeal(walk, link);
  await decide(walk, office, activity, { who: desk.child, reason: 'Lo trajo a la mesa', of: 'appeal' });
  await setDays(walk, office, activity, { appealsUntil: -1 });
  await publishList(walk, office, activity, 'final');
  await drawByTwoPeople(walk, activity);

  await acceptAndPay(walk, family);
  await callNames(walk, office, activity, home.child);
  await drawAgain(walk, family);
  return walk.faults();
}
