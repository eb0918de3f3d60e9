import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { CaptchaField } from './captcha-field.tsx';

const sum = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72"><text x="40" y="50" font-size="40">7 + 4 =</text></svg>',
);

function Sum({
  id,
  error,
  failed = false,
}: {
  readonly id: string;
  readonly error?: string;
  readonly failed?: boolean;
}) {
  const [value, setValue] = useState('');
  return (
    <CaptchaField
      id={id}
      words={{
        label: 'Escribe el resultado de la suma',
        hint: 'Es para comprobar que no eres un programa.',
        image: 'Imagen con una suma. Debajo puedes leer la pregunta escrita.',
        another: 'Otra imagen',
        inWords: 'No veo la imagen: prefiero una pregunta escrita',
        missing: 'La suma no ha llegado. Pide otra.',
      }}
      asked={failed ? null : { image: `data:image/svg+xml,${sum}`, question: '¿Cuánto es siete más cuatro?' }}
      failed={failed}
      value={value}
      error={error}
      onChange={setValue}
      onAnother={() => setValue('')}
    />
  );
}

export const examples: Examples = {
  Asked: () => <Sum id="suma" />,
  Wrong: () => <Sum id="suma-mal" error="Error en el Captcha" />,
  Missing: () => <Sum id="suma-nada" failed />,
};
