import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import { sampleProposals } from './sample-proposals.ts';

const ballots = 2317;
const outcomes: Readonly<Record<string, readonly [boolean, string, string]>> = {
  'p-1841': [true, 'Se hará', 'Quedan 187.400,00 €'],
  'p-226': [true, 'Se hará', 'Quedan 131.200,00 €'],
  'p-339': [true, 'Se hará', 'Quedan 99.200,00 €'],
  'p-2847': [true, 'Se hará', 'Quedan 50.700,00 €'],
  'p-441': [true, 'Se hará', 'Quedan 36.300,00 €'],
  'p-816': [false, 'No se hará', 'No cabe: faltan 38.600,00 €'],
  'p-579': [true, 'Se hará, por desempate', 'Quedan 8.850,00 €'],
  'p-922': [false, 'No se hará, por desempate', 'No cabe: faltan 25.750,00 €'],
  'p-234': [false, 'No se hará', 'No cabe: faltan 27.450,00 €'],
  'p-147': [false, 'No se hará', 'No cabe: faltan 1.000,00 €'],
  'p-1228': [false, 'No se hará', 'No cabe: faltan 9.850,00 €'],
  'p-189': [false, 'No se hará', 'No cabe: faltan 7.150,00 €'],
};

const why: Readonly<Record<string, string>> = {
  'p-816':
    'No se financia: quedaban 36.300,00 € y le faltan 38.600,00 €. Con 84 votos más se habría financiado.',
};

/** The sample proposals as the closed vote left them, most votes first. */
export const sampleResult = sampleProposals
  .toSorted((one, other) => other.votes - one.votes || one.amount - other.amount)
  .map(({ id, title, votes, amount }, place, { 0: first }) => {
    const [funded, text, detail] = outcomes[id] ?? [false, '', ''];
    return {
      id,
      position: String(place + 1),
      title,
      votes: formatCount(votes),
      share: formatShare(votes, ballots, 'es'),
      amount: formatMoney(amount),
      barLength: (votes * 100) / (first?.votes ?? votes),
      outcome: {
        funded,
        text,
        detail,
        ...(why[id] ? { why: { summary: 'Por qué', sentence: why[id] } } : {}),
      },
    };
  });
