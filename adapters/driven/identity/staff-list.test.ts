import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decode } from '#adapters/wire/decode.ts';
import { type Services, servicesWire } from '#adapters/wire/services.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import { allActs } from '#domain/office/roles.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { appList, staffList } from './staff-list.ts';

const token = createHash('sha256').update('a-token-of-the-staff').digest('hex');
const town = { realm: realmId('vilanova'), timeZone: 'Europe/Madrid' };
const read = (staff: object): Services => {
  const decoded = decode(servicesWire, { staff: { vilanova: [{ name: 'Brigada', token, ...staff }] } });
  if (isLeft(decoded)) throw new Error(decoded.left.where);
  return decoded.right;
};
const memberWith = async (roles?: readonly object[]) =>
  staffList(read(roles === undefined ? {} : { roles }).staff).member(town, 'a-token-of-the-staff');

describe('a member of staff in the services file', () => {
  it('is known by their token in their town only', async () => {
    expect(await memberWith()).toMatchObject({ id: 'Brigada', name: 'Brigada' });
    const list = staffList(read({}).staff);
    expect(await list.member(town, token)).toBeNull();
    expect(await list.member({ ...town, realm: realmId('benialt') }, 'a-token-of-the-staff')).toBeNull();
    expect(await staffList().member(town, 'a-token-of-the-staff')).toBeNull();
  });

  it('without roles may do what every token could do before there were roles', async () => {
    const member = await memberWith();
    const may = allActs.filter((act) => member !== null && isRight(decideSomewhere(member, { act, now: 1 })));
    expect(may).toEqual(
      expect.arrayContaining(['request.answer', 'request.publish', 'proposal.publish', 'comment.moderate']),
    );
    expect(may.filter((act) => /^(?:vote\.(?!read$)|census|staff|settings|desk)/u.test(act))).toEqual([]);
  });

  it('has each role where and until when the file says, its last day included', async () => {
    const member = await memberWith([
      { role: 'moderator' },
      { role: 'requestOfficer', scope: 'mailbox:enseres', until: '2026-12-31' },
    ]);
    expect(member?.grants).toMatchObject([
      { role: 'moderator', scope: { kind: 'town' }, until: null },
      { role: 'requestOfficer', scope: { kind: 'mailbox', id: 'enseres' } },
    ]);
    const end = member?.grants[1]?.until ?? 0;
    expect([end - 1, end].map((at) => dayAt(at, town.timeZone))).toEqual(['2026-12-31', '2027-01-01']);
  });

  it('with no roles at all may do nothing', async () => {
    expect((await memberWith([]))?.grants).toEqual([]);
  });

  it.each([
    [{ role: 'king' }, 'role'],
    [{ role: 'reader', scope: 'street:major' }, 'scope'],
    [{ role: 'reader', scope: 7 }, 'scope'],
    [{ role: 'reader', until: '31/12/2026' }, 'until'],
    [{ role: 'reader', until: 2026 }, 'until'],
    // Two people give the roles of a vote: no file does.
    [{ role: 'censusKeeper' }, 'role'],
    [{ role: 'analyst' }, 'role'],
  ])('is a fault of the file with %o', (role, where) => {
    const decoded = decode(servicesWire, { staff: { vilanova: [{ name: 'B', token, roles: [role] }] } });
    expect(isLeft(decoded) && decoded.left.where).toBe(`staff.vilanova.0.roles.0.${where}`);
  });

  it('is written back as it was read', () => {
    const roles = [{ role: 'reader', scope: 'mailbox:enseres', until: '2026-12-31' }];
    expect(servicesWire.encode(read({ roles }))).toEqual({
      staff: { vilanova: [{ name: 'Brigada', token, roles }] },
    });
  });
});

describe('a program that reports for others', () => {
  it('is known by its key', async () => {
    const apps = appList({ vilanova: [{ name: 'App', token }] });
    expect(await apps.program(town.realm, 'a-token-of-the-staff')).toEqual({ name: 'App' });
    expect(await apps.program(town.realm, 'another')).toBeNull();
    expect(await appList().program(town.realm, 'another')).toBeNull();
  });
});
