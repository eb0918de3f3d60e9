import { expect, it } from 'vitest';
import { portalSettings } from './portal-settings.ts';

const common = { _id: 'a', name: 'participa', title: 'Nova', logo: '/a.svg' };
const own = { _id: 'b', name: 'transparencia', title: 'Nova transparente' };

it('a front-end has the settings of its own document, and of the participation portal what that leaves out', () => {
  expect(portalSettings([own, common], 'transparency')).toEqual({ ...common, ...own });
  expect(portalSettings([own, common], 'participation')).toEqual(common);
  expect(portalSettings([own, common], 'subsidies')).toEqual(common);
  expect(portalSettings([], 'subsidies')).toEqual({});
  expect(portalSettings([{ _id: 'c' }], 'participation')).toEqual({ _id: 'c' });
});
