import { describe, expect, it } from 'vitest';
import { drawActIn } from '#adapters/driven/texts/sentences-in.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { drawInMemory } from '#fixtures/builders/registrations/draw-in-memory.ts';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { signingPerson } from '#fixtures/builders/vouchers/signed-campaign.ts';
import { drawSheet } from './draw-sheet.ts';

/** The act of the sample draw, as it would be printed. */
async function sheetOf(list = aDrawList({ count: 30 })) {
  const { sign, found, texts } = await drawInMemory(list);
  await sign(signingPerson('rosa', 'drawSigner'), 'first');
  await sign(signingPerson('pere', 'drawSigner'), 'second');
  const { sealed, done } = (await found())?.kept ?? {};
  const outcome = JSON.parse((await texts()).outcome ?? '') as DrawOutcome;
  if (!sealed || !done) throw new Error('no draw');
  const sheet = drawSheet(
    {
      town: 'Vilanova',
      title: 'Natación',
      sealed,
      done,
      outcome,
      nameOf: (group, segment) => `${group}: ${segment}`,
      at: (instant) => `a las ${instant}`,
    },
    drawActIn('es'),
  );
  return { sheet, text: JSON.stringify(sheet), sealed, done, list };
}

describe('the act of a draw as a document', () => {
  it('has what was sealed, what was added, the places and the signatures, and names no application', async () => {
    const { sheet, text, sealed, done, list } = await sheetOf();
    for (const words of [
      sealed.listHash,
      sealed.seedHash,
      done.seed,
      done.value,
      done.source,
      done.resultHash,
    ])
      expect(text).toContain(words);
    expect(text).toContain('rosa, con su llave de acceso: a las 2000');
    expect(text).toContain('Sobran.');
    expect(text).toContain('La última, en el puesto');
    expect(text).toContain('Ninguna plaza.');
    for (const { id } of list.applications) expect(text).not.toContain(id);
    expect(sheet.fields).toHaveLength(2);
    expect(sheet.ofAll(1, 2)).toBe('Página 1 de 2');
  });

  it('speaks of vouchers and people if a campaign was drawn, and of places of an activity if not', async () => {
    const ofActivity = /[Pp]laza|[Ss]olicitud|[Ff]amilia/u;
    expect((await sheetOf()).text).toMatch(ofActivity);
    const { text } = await sheetOf(aDrawList({ count: 30, activity: 'bonos:otono' }));
    expect(text).not.toMatch(ofActivity);
    for (const words of ['Personas apuntadas', 'Sobran bonos.', 'Ningún bono.', 'La última, en el puesto'])
      expect(text).toContain(words);
  });
});
