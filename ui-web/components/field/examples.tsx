import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { DateFields } from './date-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

function Fields() {
  const [number, setNumber] = useState('');
  const [year, setYear] = useState('19');
  const [birth, setBirth] = useState('1975--2');
  const [idea, setIdea] = useState('');
  const [quarter, setQuarter] = useState('centre');
  return (
    <div className="stack stack-24 stretch">
      <TextField
        label="NIF o NIE"
        hint="Ocho cifras y la letra, sin espacios ni guiones. Por ejemplo, 01234567L."
        value={number}
        onChange={setNumber}
        autoComplete="off"
      />
      <TextField
        id="ano-de-ejemplo"
        label="Año de nacimiento"
        hint="Cuatro cifras. Por ejemplo, 1984."
        error="Escribe el año con cuatro cifras."
        inputMode="numeric"
        width="6em"
        value={year}
        onChange={setYear}
      />
      <DateFields
        id="nacimiento-de-ejemplo"
        legend="Fecha de nacimiento"
        labels={{ day: 'Día', month: 'Mes', year: 'Año' }}
        hint="Por ejemplo, 27 3 1975."
        error="Escribe tu fecha de nacimiento entera."
        value={birth}
        onChange={setBirth}
      />
      <TextField
        label="¿Algo más?"
        optional="(opcional)"
        multiline={3}
        width="100%"
        counter={`Te quedan ${120 - idea.length} caracteres`}
        maxLength={120}
        value={idea}
        onChange={setIdea}
      />
      <SelectField
        label="Barrio"
        value={quarter}
        onChange={setQuarter}
        options={[
          { value: 'centre', text: 'Centre' },
          { value: 'nord', text: 'Nord' },
        ]}
      />
    </div>
  );
}

export const examples: Examples = {
  Fields: () => <Fields />,
  'What is wrong': () => (
    <ErrorSummary
      title="Hay un dato por corregir"
      errors={[{ href: '#ano-de-ejemplo', text: 'Escribe el año con cuatro cifras.' }]}
      closeLabel="Cerrar el resumen"
      onClose={() => undefined}
    />
  ),
};
