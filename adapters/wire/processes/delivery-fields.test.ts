import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFields, documentOf } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { planMilestones } from '#domain/processes/works/plan-project.ts';
import { type ToldNews, tellNews } from '#domain/processes/works/tell-news.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { newDelivery, withNewsTold, withPlan } from './delivery-fields.ts';
import { readDelivery } from './delivery.ts';

const day = (text: string) => text as CalendarDay;
const written = {
  _id: 'p-1',
  amount: 100,
  delivery: {
    status: 'works',
    strange: [{ kept: true }],
    note: 'Los postes',
    spent: '12.50',
    milestones: [
      { title: { es: 'Firma' }, planned: '2026-09-01', reached: '2026-09-02' },
      { _id: 'techo', title: 'Cubierta', more: 1 },
    ],
  },
} as const satisfies JsonObject;
const deliveryIn = (document: JsonObject) => {
  const read = readDelivery(document['delivery']);
  if (isLeft(read)) throw new Error(read.left.where);
  return read.right;
};
const told = (more: Partial<ToldNews>): ToldNews => ({
  key: 'k1',
  day: day('2026-11-18'),
  text: null,
  language: 'es',
  milestones: [],
  spent: null,
  images: [],
  status: null,
  ...more,
});
const after = (document: JsonObject, news: Partial<ToldNews>): JsonObject => {
  const effect = tellNews(deliveryIn(document), told(news));
  if (isLeft(effect)) throw new Error(effect.left);
  return documentOf(withNewsTold(documentFields(document), effect.right));
};

describe('news in the document of a project', () => {
  it('changes what it tells and nothing else, as it is written', () => {
    expect(after(written, { text: 'Con techo', milestones: ['techo'] })).toEqual({
      ...written,
      delivery: {
        ...written.delivery,
        note: { es: 'Con techo' },
        updated: '2026-11-18',
        milestones: [
          written.delivery.milestones[0],
          { ...written.delivery.milestones[1], reached: '2026-11-18' },
        ],
        news: [{ _id: 'k1', day: '2026-11-18', text: { es: 'Con techo' }, milestones: ['techo'] }],
      },
    });
    const photo = after(written, { images: ['/files/v/obra-k1.jpg'], spent: cents(2000) });
    expect(photo['delivery']).toMatchObject({
      note: 'Los postes',
      spent: 20,
      news: [{ images: ['/files/v/obra-k1.jpg'], spent: 20 }],
    });
    expect(photo['delivery']).not.toHaveProperty('committed');
  });

  it('reaches a milestone that has no id by its place', () => {
    const open = { delivery: { status: 'works', milestones: [{ title: 'a' }, { title: 'b' }] } };
    const { milestones, news } = deliveryIn(after(open, { milestones: ['2'] }));
    expect(milestones.map(({ reached }) => reached)).toEqual([null, '2026-11-18']);
    expect(news).toMatchObject([{ milestones: ['2'] }]);
  });

  it('drops the reason of a stop, and is read as it was told, in its order', () => {
    const stopped = { delivery: { status: 'stopped', reason: { es: 'Sin oferta' } } };
    const going = after(stopped, { status: 'works', key: 'k2' });
    expect(deliveryIn(going)).toMatchObject({ status: 'works', reason: null, news: [{ id: 'k2' }] });
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 4 }), (texts) => {
        const all = texts.reduce<JsonObject>(
          (document, text, place) => after(document, { text, key: `k${place}` }),
          written,
        );
        const { news, note } = deliveryIn(all);
        expect(news.map(({ text }) => text)).toEqual(texts.map((text) => ({ es: text })));
        expect(note).toEqual(texts.length === 0 ? 'Los postes' : { es: texts.at(-1) });
      }),
    );
  });
});

describe('the plan in the document of a project', () => {
  it('leaves out what it does not say, and keeps what is known of milestones', () => {
    const fields = documentFields(written);
    expect(documentOf(withPlan(fields, {}))).toEqual(written);
    const owned = documentOf(withPlan(fields, { owner: 'person:n7', budget: cents(1050) }));
    expect(owned['delivery']).toMatchObject({ owner: 'person:n7', budget: 10.5 });
    expect(
      documentOf(withPlan(documentFields(owned), { owner: null, budget: null }))['delivery'],
    ).toMatchObject({
      owner: null,
      budget: null,
    });
    const planned = planMilestones(deliveryIn(written).milestones, [
      { id: null, title: 'Abierto', planned: null },
      { id: 'techo', title: { es: 'Techo' }, planned: day('2026-12-01') },
      { id: '1', title: { es: 'Firmado' }, planned: null },
    ]);
    if (isLeft(planned)) throw new Error(planned.left);
    expect(documentOf(withPlan(fields, { milestones: planned.right }))['delivery']).toMatchObject({
      milestones: [
        { _id: '2', title: 'Abierto' },
        { _id: 'techo', title: { es: 'Techo' }, planned: '2026-12-01', more: 1 },
        { _id: '1', title: { es: 'Firmado' }, planned: null, reached: '2026-09-02' },
      ],
    });
    const open = documentFields({ delivery: { status: 'works', milestones: [{ _id: 'a', title: 'A' }] } });
    expect(deliveryIn(documentOf(withPlan(open, { milestones: [] }))).milestones).toEqual([]);
  });

  it('begins with the amount that was voted and what is planned, and with no payment', () => {
    const plan = { owner: null, budget: cents(1000), milestones: [], updated: '2026-11-18' };
    expect(newDelivery(plan)).toEqual({ status: 'study', budget: 10, updated: '2026-11-18' });
    const milestones = [{ id: '1', title: 'a', planned: day('2027-01-01'), reached: null }];
    expect(newDelivery({ ...plan, owner: 'person:n7', milestones })).toMatchObject({
      owner: 'person:n7',
      milestones: [{ _id: '1', title: 'a', planned: '2027-01-01' }],
    });
  });
});
