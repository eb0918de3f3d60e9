import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf } from '../samples/sample-page.tsx';

afterEach(cleanup);

const warning = /^Este navegador no guarda lo que eliges/u;

it('a browser that keeps no draft is named before anything is answered', async () => {
  await aPageOf([aSurvey('s')], { keepsDrafts: false });
  expect(screen.getByText(warning)).toBeTruthy();
});

it('a browser that keeps drafts is not warned of', async () => {
  await aPageOf([aSurvey('s')]);
  expect(screen.queryByText(warning)).toBeNull();
});
