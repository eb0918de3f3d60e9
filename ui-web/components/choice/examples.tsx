import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { CheckCard } from './check-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';

function OneAnswer() {
  const [selected, setSelected] = useState<readonly string[]>(['examenes']);
  return (
    <ChoiceGroup
      kind="radio"
      name="biblioteca"
      legend="¿Cuándo usarías más una biblioteca abierta por la noche?"
      options={[
        { value: 'semana', title: 'Entre semana, de 20 a 24 horas' },
        { value: 'finde', title: 'Los sábados y domingos por la tarde' },
        { value: 'examenes', title: 'Solo en época de exámenes', detail: 'Enero, mayo y junio' },
        { value: 'nunca', title: 'No la usaría' },
      ]}
      selected={selected}
      onChange={setSelected}
    />
  );
}

function TwoAtMost() {
  const [selected, setSelected] = useState<readonly string[]>(['sombra', 'fuentes']);
  const [refused, setRefused] = useState(false);
  const full = selected.length >= 2;
  return (
    <ChoiceGroup
      kind="checkbox"
      name="plaza"
      legend="¿Qué pondrías en la plaza?"
      hint={`${selected.length} de 2`}
      error={refused && full ? 'Ya has elegido dos: quita una para cambiar.' : undefined}
      compact
      options={[
        { value: 'sombra', title: 'Sombra' },
        { value: 'fuentes', title: 'Fuentes' },
        { value: 'bancos', title: 'Bancos', disabled: full && !selected.includes('bancos') },
        { value: 'juegos', title: 'Juegos', disabled: full && !selected.includes('juegos') },
      ]}
      selected={selected}
      onChange={setSelected}
      onRefused={() => setRefused(true)}
    />
  );
}

function Agreement({ error }: { readonly error?: string }) {
  const [checked, setChecked] = useState(false);
  return (
    <CheckCard
      title="Autorizo que se consulten mis datos en el censo municipal"
      detail="Solo para comprobar que puedes votar."
      checked={checked}
      onChange={setChecked}
      error={error}
    />
  );
}

export const examples: Examples = {
  'One answer': () => <OneAnswer />,
  'Two at most': () => <TwoAtMost />,
  Agreement: () => <Agreement />,
  'Agreement missing': () => <Agreement error="Autoriza la consulta para poder votar." />,
};
