import { examples as way } from '#ui-web/components/breadcrumbs/examples.tsx';
import { examples as documents } from '#ui-web/components/document-list/examples.tsx';
import { examples as facts } from '#ui-web/components/facts/examples.tsx';
import { examples as now } from '#ui-web/components/now-box/examples.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { examples as tabs } from '#ui-web/components/section-tabs/examples.tsx';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { examples as timeline } from '#ui-web/components/timeline/examples.tsx';
import { DrawExamples } from '../draw-examples.tsx';
import styles from './pages.module.css';

/** A process, its information. */
export function ProcessSamplePage() {
  return (
    <div className="wrap">
      <DrawExamples examples={way} />
      <div className={`two-columns ${styles.top}`}>
        <div className="stack">
          <StatusLine state="active" stateText="Activo">
            Fase 3 de 5: votación
          </StatusLine>
          <h1>Presupuestos participativos 2027</h1>
          <p className="lead">
            El Ayuntamiento reserva <span className="figure">200.000,00 €</span> para que el vecindario
            decida, propuesta a propuesta, qué se hace primero.
          </p>
          <div className={styles.strip}>
            <TileWall identifier="presupuestos-participativos-2027" format="strip" />
          </div>
        </div>
        <DrawExamples examples={now} />
      </div>
      <DrawExamples examples={tabs} />
      <div className={`two-columns ${styles.matter}`}>
        <div className="stack stack-24">
          <h2>Qué se decide</h2>
          <p>
            Entre el 9 y el 27 de noviembre, cualquier persona de 18 años o más inscrita en el censo puede
            elegir las propuestas que quiere ver hechas.
          </p>
          <section className="full-width" aria-labelledby="fases">
            <h2 className={styles.inner} id="fases">
              Fases y fechas
            </h2>
            <DrawExamples examples={timeline} />
          </section>
        </div>
        <div className="stack stretch stack-40">
          <section aria-labelledby="breve">
            <h2 className={`text-20 ${styles.small}`} id="breve">
              En resumen
            </h2>
            <DrawExamples examples={facts} name="Brief" />
          </section>
          <section aria-labelledby="documentos">
            <h2 className={`text-20 ${styles.small}`} id="documentos">
              Documentos
            </h2>
            <DrawExamples examples={documents} />
          </section>
        </div>
      </div>
    </div>
  );
}
