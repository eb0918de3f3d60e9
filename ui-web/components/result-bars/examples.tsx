import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleResult } from '#ui-web/gallery/sample-result.ts';
import { ResultBars } from './result-bars.tsx';

export const examples: Examples = {
  'A budget with its cut': () => (
    <ResultBars
      caption="Votos de cada propuesta; las mismas cifras están en la tabla siguiente"
      words={{ funded: 'Se hará', unfunded: 'No se hará' }}
      bars={sampleResult.map(({ position, title, votes, barLength, outcome }) => ({
        position,
        title,
        value: votes,
        share: barLength,
        funded: outcome.funded,
      }))}
      cut={{
        after: 5,
        title: 'Hasta aquí cabe todo por orden. Quedan 36.300,00 €.',
        detail: 'Lo que no cabe se salta y se prueba la siguiente.',
      }}
    />
  ),
};
