import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { ChoiceGroup } from '../choice/choice-group.tsx';
import { QuestionFrame } from './question-frame.tsx';

function Question({ id, error }: { readonly id: string; readonly error?: string }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <QuestionFrame
      id={id}
      number="Pregunta 2 de 3 · obligatoria"
      title="¿Cuándo usarías más una biblioteca abierta por la noche?"
      error={error}
      asFieldset
    >
      <ChoiceGroup
        kind="radio"
        name={id}
        options={[
          { value: 'si', title: 'Entre semana, de 20 a 24 horas' },
          { value: 'no', title: 'No la usaría' },
        ]}
        selected={selected}
        onChange={setSelected}
      />
    </QuestionFrame>
  );
}

export const examples: Examples = {
  'A question': () => <Question id="pregunta-a" />,
  'A question left out': () => <Question id="pregunta-b" error="Elige una respuesta." />,
};
