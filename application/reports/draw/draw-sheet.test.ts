import { describe, expect, it } from 'vitest';
import { drawActIn } from '#adapters/driven/texts/sentences-in.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { drawInMemory } from '#fixtures/builders/registrations/draw-in-memory.ts';
import { signingPerson } from '#fixtures/builders/vouchers/signed-campaign.ts';
import { drawSheet } from './draw-sheet.ts';

describe('the act of a draw as a document', () => {
  it('has what was sealed, what was added, the places and the signatures, and names no application', async () => {
    const { sign, found, texts, list } = await drawInMemory();
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
    const text = JSON.stringify(sheet);
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
});
