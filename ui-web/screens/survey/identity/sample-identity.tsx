import type { Survey } from '#domain/voting/survey.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import { type Either, right } from '#domain/shared/result.ts';
import type { WrittenCredentials } from '#domain/census/credentials.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

type Said = Either<CredentialsRefusal, boolean> | Promise<Either<CredentialsRefusal, boolean>>;

/**
 * For tests: a survey in a town that checks identities; the council answers credentials as the test says, then that they
 * are valid. The test that draws it cleans up.
 */
export async function drawChecked(
  survey: Survey,
  speech: Speech,
  given: Parameters<typeof aVisit>[1],
  said: Said[],
) {
  const asked: WrittenCredentials[] = [];
  const visit = aVisit([survey], {
    check: async (_, written) => {
      asked.push(written);
      return said.shift() ?? right(true);
    },
    earlier: new Map([[survey.id, 'Mañana']]),
    ...given,
  });
  render(
    <SamplePlace council={visit.council} site={aSite({ checksIdentity: true })} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, asked };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const writeField = (label: string, value: string) => {
  if (label !== 'Fecha de nacimiento') return fireEvent.change(field(label), { target: { value } });
  const [year, month, day] = value.split('-');
  for (const [part, text] of [
    ['Día', day],
    ['Mes', month],
    ['Año', year],
  ] as const)
    fireEvent.change(field(part), { target: { value: text } });
  return true;
};
export function fillIn({ type = '1', id = '11.111.111-h', date = '1975-03-02' } = {}) {
  writeField('Tipo de documento', type);
  writeField('Número del documento', id);
  writeField('Fecha de nacimiento', date);
}
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Autorizo/u });
export const pressCheck = () => fireEvent.click(screen.getByRole('button', { name: /^Comprob/u }));
/** Authorises the look-up, unless that was done before, and asks for it. */
export function check(): void {
  if (!consent().checked) fireEvent.click(consent());
  pressCheck();
}
export const findText = (text: string | RegExp) => screen.findByText(text);
export const sendButton = () => screen.queryByRole('button', { name: /Enviar Encuesta/u });
export const valid = 'Sus credenciales son válidas.';
export const invalid = 'Sus credenciales no son válidas.';
export const errorAt = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
