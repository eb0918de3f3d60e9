import { expect, it } from 'vitest';
import { closedAfter, lastSwitch, switchStep } from './portal-switch.ts';

const empar = { by: 'Empar Soler', at: 7 };

it('a front-end that is switched is a step with its name, and who did it', () => {
  expect(switchStep('tickets', false, empar)).toEqual({
    act: 'portal.switch',
    from: 'tickets/on',
    to: 'tickets/off',
    words: null,
    ...empar,
  });
  expect(switchStep('tickets', true, empar)).toMatchObject({ from: 'tickets/off', to: 'tickets/on' });
});

it('the last switch of a front-end is found among the steps of its settings', () => {
  const steps = [
    switchStep('tickets', false, empar),
    { ...switchStep('tickets', true, empar), by: 'Pau', at: 8 },
    switchStep('vouchers', false, { by: 'Neus', at: 9 }),
    { act: 'document.publish', to: 'published', by: 'Neus', at: 10 },
    { act: 'portal.switch', to: null, by: 'Neus', at: 11 },
  ];
  expect(lastSwitch(steps, 'tickets')).toEqual({ by: 'Pau', at: 8 });
  expect(lastSwitch(steps, 'appointments')).toBeNull();
});

it('a front-end is closed once, and opened whether it was closed or not', () => {
  expect(closedAfter(['vouchers'], 'tickets', false)).toEqual(['vouchers', 'tickets']);
  expect(closedAfter(['tickets'], 'tickets', false)).toEqual(['tickets']);
  expect(closedAfter(['tickets', 'vouchers'], 'tickets', true)).toEqual(['vouchers']);
  expect(closedAfter([], 'tickets', true)).toEqual([]);
});
