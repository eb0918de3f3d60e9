import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { dumpFacts } from './dump-facts.ts';

const dump = (text: string) => join(scratchFolder({ 'concejo.sql': text }), 'concejo.sql');

describe('the counts of a dump of PostgreSQL', () => {
  it('are by town and survey, whatever people wrote', () => {
    const text = [
      'CREATE TABLE public.marks (realm text);',
      'COPY public.concejo_shape (version) FROM stdin;',
      '9',
      '\\.',
      'COPY public.census (realm, person) FROM stdin;',
      'nova\ta',
      'nova\tb',
      '\\.',
      'COPY public.documents (realm, body) FROM stdin;',
      'nova\tCOPY public.marks (realm) FROM stdin;',
      '\\.',
      'COPY "public"."marks" (realm, survey, mark) FROM stdin;',
      'nova\tpoll\tm',
      'nova\tpoll\tn',
      '\\.',
      'COPY "public"."ballots" (realm, survey, id, answer) FROM stdin;',
      'nova\tfree\t1\t"one\u2028line\\nof\\\\text"',
      'nova\tpoll\t2\t"a"',
      'nova\tpoll\t3\t"\\\\."',
      '\\.',
      '',
    ].join('\n');
    expect(dumpFacts(dump(text))).toEqual({
      schema: 9,
      people: 2,
      surveys: [
        { realm: 'nova', survey: 'free', ballots: 1, marks: 0 },
        { realm: 'nova', survey: 'poll', ballots: 2, marks: 2 },
      ],
    });
  });

  it('are unknown for a dump that is not a council’s', () => {
    expect(dumpFacts(dump('SELECT 1;\n'))).toBeNull();
  });
});
