import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { ChoiceGroup } from '../choice/choice-group.tsx';
import { FindAmong } from './find-among.tsx';

const streets = ['la Séquia', 'Sant Roc', 'la Marjal', 'el Mercat', 'l’Om', 'la Font', 'el Raval'];
const works = ['Árboles', 'Bancos', 'Farolas', 'Aceras'];
const answers = works.flatMap((work) =>
  streets.map((street) => ({ value: `${work}-${street}`, title: `${work} en la calle ${street}` })),
);

function Works() {
  const [selected, setSelected] = useState<readonly string[]>(['Bancos-Sant Roc']);
  return (
    <FindAmong
      entries={answers.map(({ value, title }) => ({ id: value, text: title }))}
      words={{
        label: 'Busca una respuesta',
        all: (of) => `${of} en total`,
        found: (shown, of) => `Se ven ${shown} de ${of}`,
        clear: 'Quitar la búsqueda',
        past: 'Saltar la lista',
      }}
      past="tras-la-lista"
    >
      {(away) => (
        <>
          <ChoiceGroup
            kind="checkbox"
            name="obras"
            legend="¿Qué obras prefieres?"
            options={answers.map((answer) => ({ ...answer, away: away.has(answer.value) }))}
            selected={selected}
            onChange={setSelected}
          />
          <p id="tras-la-lista" tabIndex={-1}>
            Y aquí sigue la página.
          </p>
        </>
      )}
    </FindAmong>
  );
}

export const examples: Examples = { 'One of many': () => <Works /> };
