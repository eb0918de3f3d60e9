import { describe, expect, it } from 'vitest';
import { documentParts, documentSubject } from './document-parts.ts';
import { documentFields } from './fields.ts';

const partsOf = (collection: string, process?: string) =>
  documentParts(
    { collection, id: 'uno' },
    documentFields({ data: process === undefined ? {} : { IDproceso: process } }),
  );

describe('the parts of the town that a document belongs to', () => {
  it('are its process or its mailbox', () => {
    expect(partsOf('procesos', 'otro')).toEqual({ process: 'uno' });
    expect(partsOf('mailboxes')).toEqual({ mailbox: 'uno' });
    expect(partsOf('propuestas', 'dos')).toEqual({ process: 'dos' });
    expect(partsOf('propuestas-2024', 'dos')).toEqual({ process: 'dos' });
  });

  it('are none if it names no process, or is of another kind', () => {
    expect(partsOf('propuestas')).toEqual({});
    expect(partsOf('articulos', 'dos')).toEqual({});
  });

  it('are not in the name of its steps', () => {
    expect(documentSubject({ collection: 'articulos', id: 'uno' })).toBe('document/articulos/uno');
  });
});
