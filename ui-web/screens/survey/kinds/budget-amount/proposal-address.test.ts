import { expect, it } from 'vitest';
import { votedProposalAddress } from './proposal-address.ts';

it('leads to the proposal’s own page, in its town and without a language', () => {
  const survey = 'https://x.example/procesos-participativos/p/participa';
  expect(votedProposalAddress(survey, 'p-1')).toBe(
    'https://x.example/procesos-participativos/p/propuestas/p-1',
  );
  expect(votedProposalAddress(`${survey}?locale=va&realm=benialt#enviar`, 'a/b')).toBe(
    'https://x.example/procesos-participativos/p/propuestas/a%2Fb?realm=benialt',
  );
});
