import { expect, it } from 'vitest';
import { readMarketDocument } from './market-document.ts';

const written = {
  _id: 'jueves',
  title: { es: 'Mercado' },
  where: { es: 'Plaza' },
  weekdays: ['thursday', 'sunday'],
  opens: '8:00',
  closes: '14:00',
  places: 42,
  stalls: [{ title: { es: 'Fruta' }, count: 14 }],
};

it('a market is read with days from Monday on and minutes, or refused by the member that cannot be', () => {
  expect(readMarketDocument(written, 'jueves')).toMatchObject({
    right: { id: 'jueves', weekdays: [3, 6], opens: 480, closes: 840 },
  });
  expect(readMarketDocument({ ...written, closes: 'tarde' }, '')).toMatchObject({
    left: { where: 'closes' },
  });
  expect(readMarketDocument({ ...written, weekdays: ['jueves'] }, '')).toMatchObject({ _tag: 'Left' });
});
