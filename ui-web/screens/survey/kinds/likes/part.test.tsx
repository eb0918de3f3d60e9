import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, sent } from '../../samples/sample-page.tsx';

afterEach(cleanup);

it('a like is a button that stays pressed under the same words', async () => {
  const visit = await aPageOf([aSurvey('s', { question: { kind: 'likes' } })]);
  const like = () => screen.getByRole('button', { name: 'Me gusta' });
  const pressed = () => like().getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(pressed()).toBe('true');
  fireEvent.click(like());
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(await sent(visit)).toMatchObject({ answer: 1, summary: expect.stringContaining('Me gusta') });
});
