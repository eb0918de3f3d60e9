import { expect, it } from 'vitest';
import { readStatusNames } from './management.ts';

it('the status names of a mailbox are the options of its management field', () => {
  const options = [
    { value: 1, text: { es: 'Viable' } },
    { value: '0', text: 'No viable' },
  ];
  expect(
    readStatusNames({ management: [{ name: 'otro' }, { name: 'validationStatus', options }] }),
  ).toMatchObject({
    right: [
      { key: '1', name: { es: 'Viable' } },
      { key: '0', name: 'No viable' },
    ],
  });
  expect(readStatusNames({ management: null })).toMatchObject({ right: [] });
  expect(readStatusNames({ management: [{ name: 'validationStatus' }] })).toMatchObject({ right: [] });
  expect(readStatusNames({ management: 'x' })).toMatchObject({ left: { kind: 'unreadable' } });
});
