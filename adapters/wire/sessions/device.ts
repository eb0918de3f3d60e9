import * as t from 'io-ts';

/** The registration of an anonymous device; the password is the SHA-256 of its secret id (specification 1, section 3). */
export const registrationWire = t.type({ deviceId: t.string, password: t.string });

/** The login of a device: `user` is its secret id. */
export const loginWire = t.type({ user: t.string, password: t.string });

/** The answer to a logout. */
export const loggedOutWire = t.type({ status: t.literal('ok') });
