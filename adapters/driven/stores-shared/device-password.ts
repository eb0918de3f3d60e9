import { hash } from 'node:crypto';

/** Whether a password is that of a device: the SHA-256 of its id, in hexadecimal (specification 1, section 3). */
export const isPasswordOf = (deviceId: string, password: string): boolean =>
  password === hash('sha256', deviceId, 'hex');
