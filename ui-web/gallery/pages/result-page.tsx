import { examples as way } from '#ui-web/components/breadcrumbs/examples.tsx';
import { examples as conclusion } from '#ui-web/components/conclusion/examples.tsx';
import { DownloadLink } from '#ui-web/components/document-list/download-link.tsx';
import { examples as facts } from '#ui-web/components/facts/examples.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { examples as recount } from '#ui-web/components/recount-box/examples.tsx';
import { examples as bars } from '#ui-web/components/result-bars/examples.tsx';
import { examples as table } from '#ui-web/components/result-table/examples.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { DrawExamples } from '../draw-examples.tsx';

/** The result of a closed budget vote. */
export function ResultPage() {
  return (
    <div className="wrap">
      <DrawExamples examples={way} />
      <div className="page-top stack-24">
        <StatusLine state="finished" stateText="Finalizada">
          La votación cerró el 27 de noviembre de 2026
        </StatusLine>
        <h1 className="small-title">Resultado de los presupuestos participativos 2027</h1>
        <DrawExamples examples={conclusion} />
        <p>
          Sobran <strong className="figure">8.850,00 €</strong>: ninguna de las demás cabía. Votaron{' '}
          <strong className="figure">2.317</strong> personas.
        </p>
      </div>
      <LedgerRow id="votos" title="Votos" lead={<p>De más a menos votos.</p>}>
        <DrawExamples examples={bars} />
      </LedgerRow>
      <LedgerRow
        id="cifras"
        title="En cifras"
        lead={
          <>
            <p>Con el motivo de cada propuesta que no se hará.</p>
            <p className="actions">
              {['XLSX', 'CSV', 'PDF'].map((text) => (
                <DownloadLink
                  key={text}
                  href={`#${text}`}
                  text={text}
                  label={`Descargar la tabla en ${text}`}
                />
              ))}
            </p>
          </>
        }
      >
        <DrawExamples examples={table} />
      </LedgerRow>
      <LedgerRow id="regla" title="Cómo se decidió">
        <DrawExamples examples={facts} name="Long" />
      </LedgerRow>
      <LedgerRow
        id="recuento"
        title="Recuéntalo tú"
        lead={<p>La lista de votos es pública y no lleva nombres.</p>}
      >
        <DrawExamples examples={recount} />
      </LedgerRow>
    </div>
  );
}
