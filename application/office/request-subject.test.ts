import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { subjectOf } from './request-subject.ts';

describe('a request, as a subject of what staff do', () => {
  const mailbox = mailboxId('propuestas');

  it('belongs to its mailbox, and to the process that it is a proposal for', () => {
    expect(subjectOf({ mailbox, extra: new Map([['IDproceso', 'plan-de-barrio']]) })).toEqual({
      mailbox: 'propuestas',
      process: 'plan-de-barrio',
    });
  });

  it('belongs to no process if its form asks for none', () => {
    for (const value of ['', undefined])
      expect(
        subjectOf({ mailbox, extra: new Map(value === undefined ? [] : [['IDproceso', value]]) }),
      ).toEqual({
        mailbox: 'propuestas',
      });
  });
});
