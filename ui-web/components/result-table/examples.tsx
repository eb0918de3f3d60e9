import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleResult } from '#ui-web/gallery/sample-result.ts';
import { ResultTable } from './result-table.tsx';

export const examples: Examples = {
  'In figures': () => (
    <ResultTable
      caption="2.317 papeletas, 8.839 votos. El porcentaje es la parte de las papeletas que incluye la propuesta."
      columns={{
        position: 'N.º',
        title: 'Propuesta',
        votes: 'Votos',
        share: '%',
        amount: 'Importe',
        outcome: 'Resultado',
      }}
      votesUnit="votos"
      rows={sampleResult}
    />
  ),
};
