import { cents } from '#domain/shared/money.ts';
import type { Language } from '#domain/shared/localized-text.ts';

const proposal = (
  id: string,
  text: string,
  short: string,
  zone: string,
  amount: number,
  votes: number,
  lang: Language | null = null,
) => ({
  id,
  title: { text, lang },
  short: { text: short, lang },
  zone,
  amount: cents(amount),
  votes,
});

/** Twelve invented proposals of Vilanova de la Marjal: amounts in cents, votes out of 2,317 ballots. */
export const sampleProposals = [
  proposal(
    'p-339',
    'Sombra y árboles en el patio del CEIP La Marjal',
    'Sombra en el CEIP',
    'Educación · Centre',
    3_200_000,
    941,
  ),
  proposal('p-2847', 'Carril bici hasta la estación', 'Carril bici', 'Movilidad · Estació', 4_850_000, 873),
  proposal(
    'p-441',
    'Fuentes de agua potable en seis plazas',
    'Fuentes de agua',
    'Espacio público · Todo el municipio',
    1_440_000,
    812,
  ),
  proposal(
    'p-226',
    'Recuperació de la séquia i del camí de l’aigua fins al Molí de Baix',
    'Séquia i camí de l’aigua',
    'Medio ambiente · Raval de l’Alqueria Vella',
    5_620_000,
    986,
    'va',
  ),
  proposal(
    'p-147',
    'Biblioteca abierta hasta medianoche en época de exámenes',
    'Biblioteca',
    'Cultura · Centre',
    985_000,
    588,
  ),
  proposal(
    'p-816',
    'Placas solares en el Mercado Municipal',
    'Placas solares',
    'Energía · Centre',
    7_490_000,
    790,
  ),
  proposal(
    'p-234',
    'Pistas de pilota y calistenia junto al polideportivo',
    'Pistas de pilota',
    'Deportes · Nord',
    3_630_000,
    604,
  ),
  proposal(
    'p-1841',
    'Bancos y barandillas para llegar al centro de salud',
    'Bancos y barandillas',
    'Accesibilidad · Sant Roc',
    1_260_000,
    1102,
  ),
  proposal(
    'p-579',
    'Local de ensayo para las bandas jóvenes',
    'Local de ensayo',
    'Juventud · Estació',
    2_745_000,
    655,
  ),
  proposal(
    'p-189',
    'Huertos urbanos en el solar de la calle Sant Roc',
    'Huertos urbanos',
    'Medio ambiente · Sant Roc',
    1_600_000,
    402,
  ),
  proposal(
    'p-922',
    'Cruces seguros en la ronda Nord, camino del instituto',
    'Cruces seguros',
    'Movilidad · Nord',
    3_460_000,
    655,
  ),
  proposal(
    'p-1228',
    'Parque para perros en el Raval',
    'Parque para perros',
    'Espacio público · Raval',
    1_870_000,
    431,
  ),
] as const;

export type SampleProposal = (typeof sampleProposals)[number];

export const sampleBudget = cents(20_000_000);
