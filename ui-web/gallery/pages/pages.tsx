import { openExamples } from '#ui-web/components/dialog-frame/examples.tsx';
import { SampleFooter, SampleHeader } from '#ui-web/components/page-frame/examples.tsx';
import { PageFrame } from '#ui-web/components/page-frame/page-frame.tsx';
import type { ReactNode } from 'react';
import type { Examples } from '../example.ts';
import { HomePage } from './home-page.tsx';
import { ProcessSamplePage } from './process-page.tsx';
import { ResultPage } from './result-page.tsx';
import { StatePage } from './state-page.tsx';
import { SurveyPage } from './survey-page.tsx';

const framed = (page: ReactNode) => () => (
  <PageFrame skip="Saltar al contenido" header={<SampleHeader />} footer={<SampleFooter />}>
    {page}
  </PageFrame>
);

/** Whole pages put together from the examples, to be compared with the mock-ups. */
export const galleryPages: Examples = {
  home: framed(<HomePage />),
  process: framed(<ProcessSamplePage />),
  survey: framed(<SurveyPage />),
  result: framed(<ResultPage />),
  states: framed(<StatePage />),
  before: () => (
    <main>
      <h1 className="visually-hidden">Confirmación</h1>
      {openExamples.before?.()}
    </main>
  ),
  after: () => (
    <main>
      <h1 className="visually-hidden">Justificante</h1>
      {openExamples.after?.()}
    </main>
  ),
};
