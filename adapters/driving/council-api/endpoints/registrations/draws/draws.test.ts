import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import type { StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { verifyDraw } from '#application/registrations/draw/verify-draw.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type DrawSigner, drawSigner } from '#fixtures/builders/councils/calls/draw-calls.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sealInto } from '#fixtures/builders/registrations/sealed-draw.ts';

const dice = { value: '4 1 6 2 3', source: 'Cinco dados' };

/** A council with a sealed list, and two people who make draws. */
async function aSealedCouncil() {
  const opened = await openTestCouncil();
  const { seed, list } = await sealInto(opened.data, { now: noon });
  const people = {
    rosa: await drawSigner(opened.data, 'rosa'),
    pere: await drawSigner(opened.data, 'pere'),
  };
  const marta = await staffCookie({ data: opened.data }, { id: 'marta', roles: ['reader'] });
  const again = async () => callsOf(await opened.restart(), people, marta);
  return { opened, seed, list, again, ...callsOf(opened, people, marta) };
}

function callsOf(opened: TestCouncil, people: Readonly<Record<'rosa' | 'pere', DrawSigner>>, marta: string) {
  const cookieOf = (who: string | null) =>
    who === 'rosa' || who === 'pere' ? people[who].cookie : who === 'marta' ? marta : '';
  const at = async (who: string | null, path: string, payload?: object) => {
    const url = `/api/vilanova/${path}`;
    const answer = await ask(opened.server, {
      url,
      headers: { cookie: cookieOf(who) },
      ...(payload && { method: 'POST', payload }),
    });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  const office = 'staff/draws/natacion';
  const sign = async (who: 'rosa' | 'pere', turn: 'first' | 'second', typed: object = dice) => {
    const asked = await at(who, `${office}/challenge`, { turn, ...dice, ...typed });
    if (asked.status !== 200) return asked;
    const { hash, options } = asked.body as { hash: string; options: { challenge: string } };
    const answer = people[who].soft.used({ ...options, rpId: 'localhost' });
    return at(who, `${office}/signatures`, { turn, ...dice, ...typed, hash, answer });
  };
  const draw = async (who: string) => (await at(who, office)).body as unknown as StaffDraw;
  const record = async () =>
    (await opened.server.inject({ url: '/api/vilanova/draws/natacion/record' })).body;
  return { at, sign, draw, record, office };
}

describe('the act of a draw', () => {
  it('is made by two people who type the same value, and everybody draws the same from what is published', async () => {
    const first = await aSealedCouncil();
    const { seed } = first;
    expect((await first.at(null, 'draws/natacion')).body).toMatchObject({
      applications: 212,
      places: 60,
      seedHash: sha256Text(seed),
      act: null,
    });
    expect(await first.record()).not.toContain(seed);
    expect((await first.at(null, 'draws/natacion/pdf')).status).toBe(409);
    expect((await first.sign('rosa', 'first')).body).toMatchObject({ stage: 'waiting', turn: null });
    // A process that dies between the two goes on: nothing is kept beside the first signature.
    const { at, sign, draw, record } = await first.again();
    expect(await draw('rosa')).toMatchObject({ waiting: { isMine: true, value: '4 1 6 2 3' } });
    expect(await draw('pere')).toMatchObject({ turn: 'second', waiting: { isMine: false, value: null } });
    expect(JSON.stringify((await at(null, 'draws/natacion')).body)).not.toContain('4 1 6 2 3');
    expect(await draw('marta')).toMatchObject({ turn: null, refused: 'noRole' });
    expect((await sign('pere', 'second', { value: '4 1 6 2 4' })).body).toMatchObject({
      where: 'otherValue',
    });
    expect((await sign('rosa', 'second')).body).toMatchObject({ where: 'samePerson' });
    expect((await sign('pere', 'second', { value: ' 4 1  6 2 3 ' })).body).toMatchObject({ stage: 'drawn' });
    expect((await sign('pere', 'first')).body).toMatchObject({ where: 'drawn' });
    const read = readPublishedDraw(await record());
    if (isLeft(read)) throw new Error(read.left.where);
    const { head, toVerify } = read.right;
    expect(head.act).toMatchObject({ seed, ...dice, signatures: [{ name: 'rosa' }, { name: 'pere' }] });
    const verified = await verifyDraw({ hash: sha256Text, isSigned: async () => true })(toVerify);
    expect(verified).toMatchObject({ faults: [], same: 212 });
    expect((await draw('marta')).steps.map(({ act }) => act)).toEqual([
      'draw.seal',
      'draw.sign',
      'draw.make',
    ]);
    const pdf = await at(null, 'draws/natacion/pdf');
    expect(pdf.status).toBe(200);
    const listed = (await at('marta', 'staff/draws')).body['items'] as readonly { id: string }[];
    expect(listed.filter(({ id }) => id === 'natacion')).toMatchObject([{ stage: 'drawn' }]);
  });

  it('takes a value back that was typed wrongly, and says so in the chain of steps', async () => {
    const { at, sign, draw, office } = await aSealedCouncil();
    expect((await at('rosa', `${office}/signatures/takenBack`, {})).body).toMatchObject({
      where: 'unsigned',
    });
    await sign('rosa', 'first', { value: '9 9 9 9 9' });
    expect((await sign('pere', 'first')).body).toMatchObject({ where: 'signed' });
    expect((await at('pere', `${office}/signatures/takenBack`, {})).body).toMatchObject({ stage: 'sealed' });
    expect((await sign('pere', 'first')).status).toBe(200);
    expect((await draw('pere')).steps.map(({ act }) => act)).toContain('draw.unsign');
    expect((await at('marta', `${office}/signatures/takenBack`, {})).status).toBe(403);
  });

  it('is refused to a value, a source, a person or a passkey that will not do', async () => {
    const { at, sign, office } = await aSealedCouncil();
    expect((await sign('rosa', 'first', { value: '4' })).body).toMatchObject({ where: 'noValue' });
    expect((await sign('rosa', 'first', { source: ' ' })).body).toMatchObject({ where: 'noSource' });
    expect((await sign('rosa', 'second')).body).toMatchObject({ where: 'unsigned' });
    const body = { turn: 'first', ...dice, hash: 'a', answer: {} };
    expect((await at('rosa', `${office}/signatures`, body)).status).toBe(401);
    expect((await at('rosa', 'staff/draws/nothing/seal', {})).status).toBe(404);
    expect((await at('rosa', 'staff/draws/nothing')).status).toBe(404);
    expect((await at(null, 'draws/nothing')).status).toBe(404);
    expect((await at('rosa', `${office}/seal`, {})).body).toMatchObject({ stage: 'sealed' });
  });
});

describe('a person with the database, after the seal', () => {
  it('changes list, seed or hashes, and the act is refused', async () => {
    const { sign, opened } = await aSealedCouncil();
    const database = openSql(join(opened.data, 'concejo.sqlite'));
    const ofKind = 'FROM scarce_records WHERE kind = ?';
    const write = database.prepare('UPDATE scarce_records SET body = ? WHERE kind = ?');
    const changed = async (kind: string, from: string, to: string) => {
      const { body } = database.prepare(`SELECT body ${ofKind}`).get(kind) as { body: string };
      const other = body.replace(from, to);
      expect(other).not.toBe(body);
      write.run(other, kind);
      const { where } = (await sign('rosa', 'first')).body;
      write.run(body, kind);
      return where;
    };
    const late =
      '{\\"family\\":null,\\"id\\":\\"00\\",\\"points\\":0,\\"segments\\":[\\"all\\"],\\"wishes\\":[]},';
    const list = 'applications\\":[';
    expect([
      await changed('drawList', list, `${list}${late}`),
      await changed('drawList', 'points\\":0', 'points\\":1'),
      await changed('draw', '"listHash":"', '"listHash":"0'),
      await changed('draw', '"seedHash":"', '"seedHash":"0'),
      await changed('draw', '"seed":"', '"seed":"0'),
    ]).toEqual(Array.from({ length: 5 }, () => 'tampered'));
    database.close();
    expect((await sign('rosa', 'first')).status).toBe(200);
  });
});
