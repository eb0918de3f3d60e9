import { expect, it } from 'vitest';
import { sampleIdentities } from './sample-towns.ts';

it('prints the people to try it with: number and secrets and, if identities are checked, document and birth date', () => {
  const lines = sampleIdentities().split('\n');
  expect(lines).toContain('  vilanova     12345678Z   1984   ZZBE');
  expect(lines).toContain('  benialt      11111111H   1975   MPB2   1   1975-03-02');
  expect(lines.filter((line) => line.includes('benialt'))).toHaveLength(3);
});
