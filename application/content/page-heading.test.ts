import { describe, expect, it } from 'vitest';
import { pageHeading } from './page-heading.ts';

const nothing = {
  site: null,
  process: null,
  proposal: null,
  article: null,
  node: null,
  named: null,
  form: null,
};
const text = { title: { es: 'Un parque', va: 'Un parc' }, headerImage: null };

describe('the heading of a page', () => {
  it('is the title of its document, and in plain words what it is about', () => {
    const form = { ...text, body: { es: '<p>Dos hectáreas &amp; sombra.</p>' } };
    expect(pageHeading({ ...nothing, form }, 'va')).toEqual({
      title: { text: 'Un parc', lang: 'va' },
      lead: { text: 'Dos hectáreas & sombra.', lang: 'es' },
    });
  });

  it('has the lead of a document that has one, and a short one', () => {
    const node = { ...text, lead: 'palabra '.repeat(60), body: 'todo' };
    const lead = pageHeading({ ...nothing, node }, 'es')?.lead.text;
    expect(lead?.startsWith('palabra palabra')).toBe(true);
    expect(lead?.length).toBeLessThanOrEqual(300);
  });

  it('is that of what the address of a front-end names', () => {
    const named = { title: 'Bonos de otoño', summary: 'Pagas 10.' };
    expect(pageHeading({ ...nothing, named }, 'es')).toEqual({
      title: { text: 'Bonos de otoño', lang: null },
      lead: { text: 'Pagas 10.', lang: null },
    });
  });

  it('is none if the page shows no document, or one without a title', () => {
    expect(pageHeading(nothing, 'es')).toBe(null);
    expect(pageHeading({ ...nothing, named: { title: ' ', summary: 'x' } }, 'es')).toBe(null);
  });
});
