import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const declared = {
  status: 'partially',
  prepared: '2026-11-02',
  site: 'https://participa.nova.example',
  noncompliant: { es: 'Los planos en <PDF>', va: 'Els plànols en PDF' },
  unit: 'Unidad de Accesibilidad',
};
const folder = (accessibility: object | null, articles: readonly object[] = []) =>
  scratchFolder({
    'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
    'collections/settings.json': JSON.stringify([
      {
        _id: 's',
        name: 'participa',
        accessibility,
        footer: { organisation: 'Ayuntamiento de Nova', email: 'hola@nova.example' },
      },
    ]),
    ...(articles.length > 0 && { 'collections/articulos.json': JSON.stringify(articles) }),
  });

async function statementOf(town: string) {
  const { server } = await openTestCouncil({ folders: [town] });
  const answer = await server.inject('/api/nova/collections/articulos?or=data.slug=accesibilidad');
  return answer.json<{ items: readonly { title: Record<string, string>; body: Record<string, string> }[] }>()
    .items;
}

describe('the accessibility statement of a town', () => {
  it('is made by the official model of what its settings declare, in every language', async () => {
    const [made] = await statementOf(folder(declared));
    for (const language of languages) {
      const body = made?.body[language] ?? '';
      expect([language, body.match(/<h2>/gu)?.length]).toEqual([language, 5]);
      expect(body).toContain('1112/2018');
      expect(body).toContain('mailto:hola@nova.example');
      expect(body).toContain('Unidad de Accesibilidad');
      expect(body).not.toMatch(/\{\{|<PDF>/u);
    }
    expect(made?.title['es']).toBe('Declaración de accesibilidad');
    expect(made?.body['es']).toContain('parcialmente conforme');
    expect(made?.body['es']).toContain('preparada el 2 de noviembre de 2026');
    expect(made?.body['va']).toContain('Els plànols en PDF');
  });

  it('is not made for a town that declares nothing, nor in place of one that it wrote', async () => {
    expect(await statementOf(folder(null))).toEqual([]);
    const own = { _id: 'x', title: 'La nuestra', isPublished: true, data: { slug: 'accesibilidad' } };
    expect(await statementOf(folder(declared, [own]))).toMatchObject([{ title: 'La nuestra' }]);
  });
});
