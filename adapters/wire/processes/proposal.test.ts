import { describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { readProposal } from './proposal.ts';
import { readVocabulary } from '../site/vocabulary.ts';

describe('a proposal document', () => {
  it('may have only its title', () => {
    expect(readProposal({ _id: 'p-1', title: 'Un parque' })).toEqual({
      _tag: 'Right',
      right: {
        id: 'p-1',
        slug: 'p-1',
        title: 'Un parque',
        body: null,
        headerImage: null,
        headerImageAlt: null,
        categories: [],
        neighbourhood: null,
        amount: null,
        coordinates: null,
        images: [],
        files: [],
        links: [],
        process: null,
        validation: { status: null, text: null, file: null },
        completion: null,
        delivery: null,
      },
    });
  });

  it('has what its picture shows, in each language', () => {
    const alt = { es: 'Un parque con sombra.', va: 'Un parc amb ombra.' };
    const read = readProposal({ _id: 'p-1', title: 'Un parque', headerImage: '/a.svg', headerImageAlt: alt });
    expect(isRight(read) && read.right.headerImageAlt).toEqual(alt);
  });

  it('has its amount in cents, its status as a word, its pictures by address', () => {
    expect(
      readProposal({
        _id: 'p-1',
        title: 'Un parque',
        amount: 1200.5,
        images: ['/files/a.jpg', { uri: '/files/b.jpg' }],
        files: [{ uri: '/files/plano.pdf', title: 'Plano' }],
        filesGroup: [{ files: [{ uri: '/files/acta.pdf' }] }],
        data: { slug: { es: 'un-parque' }, validationStatus: 0, barrio: 'raval', IDproceso: 'proc-1' },
      }),
    ).toMatchObject({
      right: {
        slug: 'un-parque',
        amount: 120_050,
        images: ['/files/a.jpg', '/files/b.jpg'],
        files: [{ title: 'Plano' }, { uri: '/files/acta.pdf' }],
        neighbourhood: 'raval',
        process: 'proc-1',
        validation: { status: '0' },
      },
    });
  });

  it.each([{ lat: 91, lng: 0 }, { lat: 0, lng: -181 }, { lat: 39.4 }, { lat: null, lng: null }, null])(
    'at %j has no place',
    (coordinates) => {
      expect(readProposal({ _id: 'p', title: 'x', coordinates })).toMatchObject({
        right: { coordinates: null },
      });
    },
  );

  it('may have become a project', () => {
    const delivery = { status: 'works', spent: 10, milestones: [{ title: 'Firma', planned: '2026-05-10' }] };
    expect(readProposal({ _id: 'p', title: 'x', delivery })).toMatchObject({
      right: { delivery: { status: 'works', spent: 1000, milestones: [{ id: '1', planned: '2026-05-10' }] } },
    });
  });

  it.each(['soon', { status: 'soon' }, { spent: 3 }, []])(
    'is kept without its delivery if that is %j',
    (delivery) => {
      expect(readProposal({ _id: 'p', title: 'x', delivery })).toMatchObject({
        right: { id: 'p', delivery: null },
      });
    },
  );

  it('that cannot be read names the place', () => {
    expect(readProposal({ _id: 'p', title: 'x', amount: -1 })).toMatchObject({ left: { where: 'amount' } });
  });
});

it('a vocabulary is its terms, in the council’s order', () => {
  const terms = [
    { _id: 'raval', term: { es: 'Raval' } },
    { _id: 'centre', term: 'Centre' },
  ];
  expect(readVocabulary({ _id: 'v', name: 'barrios', terms })).toMatchObject({
    right: [
      { key: 'raval', name: { es: 'Raval' } },
      { key: 'centre', name: 'Centre' },
    ],
  });
});
