import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeskSkills, isSkilled, undoneServices, withSkill } from './desk-skills.ts';

const services = ['padron', 'registro', 'certificado', 'sociales'];
const service = fc.constantFrom(...services);
const skills: fc.Arbitrary<DeskSkills> = fc.option(fc.uniqueArray(fc.constantFrom(...services, 'antiguo')), {
  nil: null,
});

describe('the skills of a desk', () => {
  it('change by one service only', () => {
    fc.assert(
      fc.property(skills, service, fc.boolean(), (before, one, isOn) => {
        const after = withSkill(before, one, isOn, services);
        expect(isSkilled(after, one)).toBe(isOn);
        for (const other of services.filter((own) => own !== one))
          expect(isSkilled(after, other)).toBe(isSkilled(before, other));
      }),
    );
  });

  it('are what they were if a service is ticked that was, also of a desk that does all', () => {
    expect(withSkill(null, 'padron', true, services)).toBeNull();
    expect(withSkill(['antiguo', 'padron'], 'padron', true, services)).toEqual(['antiguo', 'padron']);
    expect(withSkill(null, 'padron', false, services)).toEqual(['registro', 'certificado', 'sociales']);
    expect(withSkill([], 'padron', true, services)).toEqual(['padron']);
  });

  it('say which services no desk does', () => {
    expect(undoneServices([['padron'], ['registro']], services)).toEqual(['certificado', 'sociales']);
    expect(undoneServices([['padron'], null], services)).toEqual([]);
    expect(undoneServices([], ['padron'])).toEqual(['padron']);
  });
});
