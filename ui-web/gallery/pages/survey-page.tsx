import { examples as way } from '#ui-web/components/breadcrumbs/examples.tsx';
import { examples as cart } from '#ui-web/components/budget-bar/examples.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { examples as choices } from '#ui-web/components/choice/examples.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { examples as questions } from '#ui-web/components/question-frame/examples.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { examples as ranking } from '#ui-web/components/ranked-list/examples.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { DrawExamples } from '../draw-examples.tsx';
import styles from './pages.module.css';

const nothing = () => undefined;

function PageTop() {
  return (
    <div className="page-top">
      <StatusLine state="active" stateText="Abierta">
        Hasta el viernes 27 de noviembre de 2026 · quedan 9 días · 1.284 participantes
      </StatusLine>
      <h1>Vota los presupuestos de 2027</h1>
      <p className="lead">
        Tres preguntas. Tu voto es secreto: el Ayuntamiento sabe quién ha votado, no qué ha votado.
      </p>
      <Notice
        tone="info"
        icon="repeat"
        actions={
          <Button look="text" size="short">
            Borrar y empezar de nuevo
          </Button>
        }
      >
        <p>Hemos guardado en este dispositivo lo que elegiste hoy a las 10.42. Aún no has votado.</p>
      </Notice>
    </div>
  );
}

function CensusQuestion() {
  return (
    <QuestionFrame
      id="q4"
      title="Comprueba que estás en el censo"
      lead={<p>No guardamos estos datos en tu dispositivo.</p>}
    >
      <div className={styles.census}>
        <TextField
          label="NIF o NIE"
          hint="Ocho cifras y la letra, sin espacios ni guiones. Por ejemplo, 01234567L."
          value=""
          onChange={nothing}
        />
        <TextField
          label="Año de nacimiento"
          hint="Cuatro cifras. Por ejemplo, 1984."
          width="6em"
          value=""
          onChange={nothing}
        />
        <DrawExamples examples={choices} name="Agreement" />
      </div>
      <p className="actions">
        <Button size="large" iconAfter="arrow">
          Enviar Encuesta
        </Button>
        <span className="note">Antes de enviar verás un resumen de todo.</span>
      </p>
    </QuestionFrame>
  );
}

/** A survey of three questions and the census. */
export function SurveyPage() {
  return (
    <div className="wrap">
      <DrawExamples examples={way} />
      <PageTop />
      <QuestionFrame
        id="q1"
        number="Pregunta 1 de 3"
        title="Elige las propuestas que quieres ver hechas"
        lead={
          <p>
            Añade todas las que quepan en <span className="figure">200.000,00 €</span>. Puedes quitar y
            cambiar hasta que envíes la encuesta.
          </p>
        }
      >
        <DrawExamples examples={cart} />
      </QuestionFrame>
      <DrawExamples examples={questions} name="A question" />
      <QuestionFrame
        id="q3"
        number="Pregunta 3 de 3"
        title="Ordena qué habría que arreglar antes junto a la Séquia Major"
        lead={<p>Las tres primeras suman puntos: 3, 2 y 1. Muévelas con las flechas o elige la posición.</p>}
      >
        <DrawExamples examples={ranking} />
      </QuestionFrame>
      <CensusQuestion />
    </div>
  );
}
