import { describe, expect, it } from 'vitest';
import { type Act, allActs, allRoles, areOpposed, hasAct, isSided, type Role } from './roles.ts';

const readers = [
  'reader',
  'translator',
  'editor',
  'publisher',
  'requestOfficer',
  'moderator',
  'deskOfficer',
] as const;

/**
 * Who may do each act, written the other way round than in `roles`: a slip in one of the two is seen here. Every pair that
 * is not named must be refused.
 */
const allowed: Record<Act, readonly Role[]> = {
  'request.read': readers,
  'request.seeContact': ['requestOfficer'],
  'request.answer': ['requestOfficer'],
  'request.note': ['requestOfficer'],
  'request.assign': ['requestOfficer'],
  'request.publish': ['requestOfficer', 'moderator'],
  'request.merge': ['requestOfficer'],
  'request.enter': ['requestOfficer', 'deskOfficer'],
  'request.correct': ['requestOfficer'],
  'request.erase': ['requestOfficer'],
  'request.export': ['requestOfficer', 'analyst'],
  'payment.read': ['requestOfficer', 'treasurer'],
  'payment.settle': ['treasurer'],
  'payment.refund': ['treasurer'],
  'proposal.read': readers,
  'proposal.validate': ['moderator'],
  'proposal.publish': ['moderator'],
  'proposal.update': ['requestOfficer'],
  'comment.read': readers,
  'comment.moderate': ['moderator'],
  'document.read': [...readers, 'administrator'],
  'document.edit': ['editor', 'publisher'],
  'document.translate': ['translator', 'editor', 'publisher'],
  'document.publish': ['publisher'],
  'document.withdraw': ['publisher'],
  'vote.read': [...readers, 'pollingOfficer', 'voteSigner', 'censusKeeper', 'analyst'],
  'vote.prepare': ['publisher'],
  'vote.open': ['voteSigner'],
  'vote.extend': ['voteSigner'],
  'vote.close': ['voteSigner'],
  'vote.readTurnout': ['pollingOfficer', 'voteSigner', 'analyst'],
  'vote.readResults': ['analyst'],
  'census.read': ['censusKeeper'],
  'census.change': ['censusKeeper'],
  'desk.identify': ['pollingOfficer'],
  'desk.enterBallots': ['pollingOfficer'],
  'counter.serve': ['deskOfficer'],
  'voucher.read': [...readers, 'treasurer', 'voucherSigner', 'shopClerk'],
  'voucher.prepare': ['publisher'],
  'voucher.open': ['voucherSigner'],
  'voucher.pause': ['voucherSigner'],
  'shop.authorise': ['shopClerk'],
  'shop.settle': ['treasurer', 'shopClerk'],
  'shop.approve': ['treasurer', 'voucherSigner'],
  'venue.serve': ['deskOfficer', 'venueKeeper'],
  'venue.decide': ['venueKeeper'],
  'registration.serve': ['deskOfficer', 'registrar'],
  'registration.decide': ['registrar'],
  'registration.callOff': ['registrar'],
  'draw.read': [...readers, 'drawSigner'],
  'draw.sign': ['drawSigner'],
  'event.serve': ['deskOfficer', 'eventKeeper'],
  'event.callOff': ['eventKeeper'],
  'door.manage': ['deskOfficer', 'venueKeeper', 'eventKeeper'],
  'staff.read': ['administrator'],
  'staff.invite': ['administrator'],
  'staff.grant': ['administrator'],
  'staff.endSessions': ['administrator'],
  'settings.change': ['administrator'],
  'steps.read': ['administrator'],
};

describe('each role', () => {
  it.each(allRoles)('%s may do what the table says, and nothing else', (role) => {
    const has = allActs.filter((act) => hasAct(role, act));
    expect(has).toEqual(allActs.filter((act) => allowed[act].includes(role)));
  });

  it('leaves no act without a role that has it', () => {
    expect(Object.keys(allowed).toSorted()).toEqual([...allActs].toSorted());
    expect(allActs.filter((act) => allowed[act].length === 0)).toEqual([]);
  });
});

describe('census and results', () => {
  it('are apart: nobody who may change the one may open the other by the same role', () => {
    expect(allRoles.filter((role) => areOpposed(role, role))).toEqual([]);
    const pairs = allRoles.flatMap((one) =>
      allRoles.filter((other) => areOpposed(one, other)).map((other) => `${one} ${other}`),
    );
    expect(pairs).toEqual([
      'pollingOfficer censusKeeper',
      'censusKeeper pollingOfficer',
      'censusKeeper analyst',
      'analyst censusKeeper',
    ]);
  });

  it('are the acts that wait for the end of a vote', () => {
    expect(allActs.filter(isSided)).toEqual([
      'vote.readResults',
      'census.change',
      'desk.identify',
      'desk.enterBallots',
    ]);
  });
});
