import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { right } from '#domain/shared/result.ts';
import { readProposal } from './proposal.ts';
import { writePublicProposal } from './public-proposal.ts';

const bench = {
  id: 'p-2026-000001',
  title: 'Un banco',
  body: '<p>A la sombra.</p>',
  categories: ['mobiliario'],
  coordinates: { lat: 39.41, lng: -0.34 },
  process: 'proc-1',
  neighbourhood: null,
  amount: null,
  validation: { status: null, text: null, file: null },
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
    const decided = {
      ...bench,
      amount: cents(1_200_050),
      validation: { status: '1', text: 'Se puede.', file: '/files/a.pdf' },
    };
    expect(writePublicProposal(decided)).toMatchObject({
      amount: 12_000.5,
      data: { validationStatus: '1', validationText: 'Se puede.', validationFile: '/files/a.pdf' },
    });
    expect(readProposal(writePublicProposal(decided))).toMatchObject(
      right({ amount: 1_200_050, validation: decided.validation }),
    );
  });

  it('is read as the proposal that it is', () => {
    const { id, title, body, coordinates, process } = bench;
    expect(readProposal(writePublicProposal(bench))).toMatchObject(
      right({ id, title, body, coordinates, process, categories: ['mobiliario'], neighbourhood: null }),
    );
  });
});
