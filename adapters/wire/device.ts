import * as t from 'io-ts';

/** The registration of an anonymous device; the password is the SHA-256 of its secret id (specification 1, section 3). */
export const registrationWire = t.type({ deviceId: t.string, password: t.string });

/** The login of a device: `user` is its secret id. */
export const loginWire = t.type({ user: t.string, password: t.string });

/** The user of a session. `_id` is public: it opens nothing. */
export const deviceUserWire = t.type({ _id: t.string, realm: t.string, remote: t.boolean });

/** The answer to a logout. */
export const loggedOutWire = t.type({ status: t.literal('ok') });
