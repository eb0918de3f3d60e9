import { examples as hero } from '#ui-web/components/hero/examples.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { examples as news } from '#ui-web/components/news-list/examples.tsx';
import { examples as processes } from '#ui-web/components/process-card/examples.tsx';
import { examples as steps } from '#ui-web/components/step-list/examples.tsx';
import { DrawExamples } from '../draw-examples.tsx';

/** The start page of the sample town. */
export function HomePage() {
  return (
    <>
      <DrawExamples examples={hero} />
      <div className="wrap">
        <LedgerRow
          id="procesos"
          title="Últimos procesos"
          lead={
            <p>
              <Link href="#todos">Ver todos los procesos</Link>
            </p>
          }
        >
          <DrawExamples examples={processes} />
        </LedgerRow>
        <LedgerRow
          id="noticias"
          title="Noticias"
          lead={
            <p>
              <Link href="#todas">Ver todas las noticias</Link>
            </p>
          }
        >
          <DrawExamples examples={news} />
        </LedgerRow>
        <LedgerRow
          id="guia"
          title="Cómo se participa"
          lead={
            <p>
              <Link href="#guia-completa">Leer la guía completa</Link>
            </p>
          }
        >
          <DrawExamples examples={steps} name="Guide" />
        </LedgerRow>
      </div>
    </>
  );
}
