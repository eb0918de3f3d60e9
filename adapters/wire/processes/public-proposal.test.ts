import { describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { readProposal } from './proposal.ts';
import { writePublicProposal } from './public-proposal.ts';

const bench = {
  id: 'p-2026-000001',
  title: 'Un banco',
  body: '<p>A la sombra.</p>',
  category: 'mobiliario',
  coordinates: { lat: 39.41, lng: -0.34 },
  process: 'proc-1',
  neighbourhood: null,
};

describe('a published request, as a document', () => {
  it('has the keys of a proposal', () => {
    expect(writePublicProposal(bench)).toEqual({
      _id: 'p-2026-000001',
      title: 'Un banco',
      body: '<p>A la sombra.</p>',
      categories: ['mobiliario'],
      coordinates: { lat: 39.41, lng: -0.34 },
      isPublished: true,
      data: { IDproceso: 'proc-1', barrio: null },
    });
    expect(writePublicProposal({ ...bench, category: null }).categories).toEqual([]);
  });

  it('is read as the proposal that it is', () => {
    const { id, title, body, coordinates, process } = bench;
    expect(readProposal(writePublicProposal(bench))).toMatchObject(
      right({ id, title, body, coordinates, process, categories: ['mobiliario'], neighbourhood: null }),
    );
  });
});
