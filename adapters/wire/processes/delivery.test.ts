import { describe, expect, it } from 'vitest';
import { readDelivery, readDeliveryTolerantly } from './delivery.ts';

const whole = {
  status: 'stopped',
  reason: { es: 'Quedó desierta' },
  note: 'Se vuelve a licitar',
  department: { es: 'Obras', va: 'Obres' },
  budget: 1200.5,
  spent: 0,
  committed: '300.10',
  updated: '2026-05-01',
  milestones: [
    { _id: 'firma', title: 'Firma', planned: '2026-04-01', reached: '2026-04-03T10:00:00' },
    { title: 'Final', planned: null },
  ],
  owner: 'person:n7',
  news: [
    {
      _id: 'k1',
      day: '2026-05-01',
      text: { es: 'Ya hay suelo' },
      images: [{ uri: '/files/obra-k1.jpg' }],
      milestones: ['firma'],
      spent: 30.1,
    },
    { day: '2026-05-02' },
  ],
  images: ['/files/a.jpg', { uri: '/files/b.jpg' }],
  files: [{ uri: '/files/acta.pdf', title: 'Acta' }],
  webLinks: [{ title: 'Contrato', uri: 'https://contratos.example/1' }],
};

describe('the delivery of a document', () => {
  it('is read with amounts in cents and days of the calendar', () => {
    expect(readDelivery(whole)).toEqual({
      _tag: 'Right',
      right: {
        status: 'stopped',
        reason: { es: 'Quedó desierta' },
        note: 'Se vuelve a licitar',
        department: { es: 'Obras', va: 'Obres' },
        budget: 120_050,
        spent: 0,
        committed: 30_010,
        updated: '2026-05-01',
        milestones: [
          { id: 'firma', title: 'Firma', planned: '2026-04-01', reached: '2026-04-03' },
          { id: '2', title: 'Final', planned: null, reached: null },
        ],
        owner: 'person:n7',
        news: [
          {
            id: 'k1',
            day: '2026-05-01',
            text: { es: 'Ya hay suelo' },
            images: ['/files/obra-k1.jpg'],
            milestones: ['firma'],
            spent: 3010,
          },
          { id: '2', day: '2026-05-02', text: null, images: [], milestones: [], spent: null },
        ],
        images: ['/files/a.jpg', '/files/b.jpg'],
        files: [{ title: 'Acta', uri: '/files/acta.pdf', type: null, size: null }],
        links: [{ title: 'Contrato', uri: 'https://contratos.example/1' }],
      },
    });
  });

  it.each([
    ['status', { status: 'soon' }],
    ['spent', { spent: -1 }],
    ['milestones.0.planned', { milestones: [{ title: 'x', planned: '2026-02-30' }] }],
    ['news.0.day', { news: [{ text: 'x' }] }],
    ['milestones.0.title', { milestones: [{ planned: '2026-02-20' }] }],
  ])('names %s if it cannot be read', (where, wrong) => {
    expect(readDelivery({ ...whole, ...wrong })).toMatchObject({ left: { where } });
  });

  it('loses on a page only the part that cannot be read', () => {
    const found = readDeliveryTolerantly({
      ...whole,
      spent: 'much',
      milestones: [{ planned: '2026-02-20' }, { title: 'Final', planned: 'soon' }],
    });
    expect(found).toMatchObject({
      status: 'stopped',
      spent: null,
      milestones: [{ title: 'Final', planned: null }],
    });
  });

  it('shows no picture of another server, and no link that is a script', () => {
    const images = ['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', '/files/a.jpg'];
    const webLinks = [
      { title: 'x', uri: 'javascript:alert(1)' },
      { title: 'y', uri: '/noticias' },
    ];
    expect(readDeliveryTolerantly({ ...whole, images, webLinks })).toMatchObject({
      images: ['/files/a.jpg'],
      links: [{ uri: '/noticias' }],
    });
  });

  it.each([undefined, null, {}, 'works', { status: 'soon' }])('is missing if it is %j', (raw) => {
    expect(readDeliveryTolerantly(raw)).toBeNull();
  });
});
