import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { base45 } from '#domain/codes/base45.ts';
import { checkReservationCode } from './check-reservation-code.ts';
import { codeOfReservation, keyOfVenue } from './code-of-reservation.ts';

/** A venue with a key of its own. */
function aVenue() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  const keys = {
    publicKey: () => raw,
    sign: (_: unknown, bytes: Uint8Array) => new Uint8Array(sign(null, bytes, privateKey)),
  };
  const isSigned = async (_: Uint8Array, signed: Uint8Array, signature: Uint8Array) =>
    verify(null, signed, publicKey, signature);
  return { keys, raw, check: checkReservationCode(isSigned) };
}

const good = { realm: realmId('vilanova'), good: 'reservations/norte' };
const start = Date.parse('2026-11-20T18:00:00Z');
const reservation = { letters: '7K2QRA5D', place: 'pista-2', start, end: start + 3_600_000 };

describe('what is shown at the door of a venue', () => {
  it('is read from its code, without asking anybody', async () => {
    const { keys, raw, check } = aVenue();
    const code = codeOfReservation(keys, good, reservation);
    expect(codeOfReservation(keys, good, reservation)).toBe(code);
    expect(keyOfVenue(keys, good)).toBe(raw);
    expect(await check(code, raw)).toMatchObject(right({ letters: '7K2QRA5D', facts: reservation }));
  });

  it('may be the letters alone, typed or as codes were before', async () => {
    const { raw, check } = aVenue();
    for (const letters of ['7K2QRA5D', ' 7k2q-ra5d '])
      expect(await check(letters, raw)).toEqual(right({ letters, facts: null }));
  });

  it('is refused if somebody changed a fact, or wrote a signature', async () => {
    const { keys, raw, check } = aVenue();
    const [mine, theirs] = [reservation, { ...reservation, place: 'pabellon' }].map((one) =>
      codeOfReservation(keys, good, one),
    ) as [string, string];
    expect(await check(`${theirs.slice(0, 40)}${mine.slice(40)}`, raw)).toEqual(left({ kind: 'forged' }));
    for (const text of ['CR1:', 'CR1:BB8', `${mine}BB8`]) expect(isLeft(await check(text, raw))).toBe(true);
    const zeros = `CR1:${base45(new Uint8Array([...raw.subarray(0, 2), ...new Uint8Array(90)]))}`;
    expect(await check(zeros, raw)).toEqual(left({ kind: 'forged' }));
  });

  it('is of its own venue alone', async () => {
    const [venue, other] = [aVenue(), aVenue()];
    const code = codeOfReservation(venue.keys, good, reservation);
    expect(await other.check(code, other.raw)).toEqual(left({ kind: 'otherVenue' }));
    const claimed = new Uint8Array([...venue.raw.subarray(0, 2), ...other.raw.subarray(2)]);
    expect(await other.check(code, claimed)).toEqual(left({ kind: 'forged' }));
  });
});
