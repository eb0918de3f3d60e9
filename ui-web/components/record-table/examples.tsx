import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { RecordTable } from './record-table.tsx';

const grants = [
  ['1', 'Ayudas a entidades musicales: bandas, escuelas y corales', 'Cultura', '14/10/2025', '18.500,00 €'],
  ['2', 'Cooperación al desarrollo', 'Bienestar social', '21/07/2025', '12.000,00 €'],
  ['3', 'Becas de comedor y transporte escolar', '', '22/09/2025', '640,00 €'],
] as const;

function Grants() {
  const [isDown, setDown] = useState(true);
  return (
    <>
      <h3 id="grants-example">3 concesiones</h3>
      <RecordTable
        labelledBy="grants-example"
        caption="Concesiones de 2025"
        columns={[
          { id: 'call', head: 'Convocatoria' },
          { id: 'department', head: 'Departamento' },
          { id: 'date', head: 'Fecha de concesión', kind: 'short' },
          {
            id: 'amount',
            head: 'Importe',
            kind: 'amount',
            sorted: isDown ? 'descending' : 'ascending',
            onSort: () => setDown(!isDown),
          },
        ]}
        rows={(isDown ? grants : grants.toReversed()).map(([id, title, ...cells]) => ({ id, title, cells }))}
        detail={{
          head: 'Detalles',
          text: 'Ver',
          of: (title) => `el detalle: ${title}`,
          onOpen: () => undefined,
        }}
      />
    </>
  );
}

export const examples: Examples = { Grants: () => <Grants /> };
