import type { Examples } from '#ui-web/gallery/example.ts';
import { Link } from '../link/link.tsx';
import { LedgerRow } from './ledger-row.tsx';

export const examples: Examples = {
  'Two sections': () => (
    <div className="wrap">
      <LedgerRow id="seccion-uno" title="Noticias" lead={<Link href="#todas">Ver todas las noticias</Link>}>
        <p>La materia va al lado del nombre.</p>
      </LedgerRow>
      <LedgerRow id="seccion-dos" title="Cómo se decidió">
        <p>Por votos, de más a menos.</p>
      </LedgerRow>
    </div>
  ),
};
