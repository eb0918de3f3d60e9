import { type ContactField, contactFields } from './contact.ts';
import type { Contact } from './entry.ts';

const firstLetter = (text: string): string => [...text].slice(0, 1).join('');

const masks: Readonly<Record<ContactField, (text: string) => string>> = {
  firstName: (text) => `${firstLetter(text)}…`,
  lastName: (text) => `${firstLetter(text)}…`,
  // A number of fewer than seven characters is not Spanish, and three of them would be half of it.
  telephone: (text) => (text.length < 7 ? '…' : `…${text.slice(-3)}`),
  email: (text) => `${firstLetter(text)}…${text.includes('@') ? text.slice(text.lastIndexOf('@')) : ''}`,
};

/**
 * A contact masked so that its owner recognises it and others do not learn it: anyone who has the reference may read
 * the request. `Ana`, `600123456`, `ana@correu.example` are `A…`, `…456`, `a…@correu.example`.
 */
export const maskedContact = (contact: Contact): Contact =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const text = contact[field]?.trim() ?? '';
      return text === '' ? [] : [[field, masks[field](text)]];
    }),
  );
