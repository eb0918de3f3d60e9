import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { MyRequestsScreen } from '#ui-web/screens/requests/screen.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { aField, aFormCouncil } from './sample-form.ts';
import { RequestScreen } from '../screen.tsx';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

/** For tests: the screen of a form, or that of one’s own requests (`mine`). */
export async function aScreen(
  mailbox: Mailbox | null,
  answers: Parameters<typeof aFormCouncil>[1] = {},
  mine = false,
) {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const visit = aFormCouncil(mailbox, answers);
  const forms = Promise.resolve(visit.council);
  const council = { ...visit.council, forms: () => forms, services: () => forms };
  await act(async () => {
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        {mine ? <MyRequestsScreen /> : <RequestScreen params={{ key: 'avisos' }} />}
      </SamplePlace>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return visit;
}

export const pressAndWait = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

export const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

export const shortTextField = aField('textarea', 'body', {
  title: 'Qué ha pasado',
  required: true,
  maxlength: 600,
});
