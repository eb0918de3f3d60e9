import './without-own-styles.ts';
import Plotly from 'plotly.js/lib/core.js';
import bar from 'plotly.js/lib/bar.js';
import ca from 'plotly.js/lib/locales/ca.js';
import es from 'plotly.js/lib/locales/es.js';
import eu from 'plotly.js/lib/locales/eu.js';
import pie from 'plotly.js/lib/pie.js';
import treemap from 'plotly.js/lib/treemap.js';
import type { Language } from '#domain/shared/localized-text.ts';

/*
 * Our own bundle: lines come with the core. Its styles are in chart-figure.module.css, since the page's policy allows
 * no style that a script writes.
 */
Plotly.register([bar, pie, treemap, es, ca, eu]);

const locales: Readonly<Record<Language, string>> = { es: 'es', va: 'ca', ca: 'ca', en: 'en', eu: 'eu' };

/**
 * No bar of buttons, and so no button that would send a chart elsewhere; and no dragging, so that a finger can scroll
 * past.
 */
export const plotlyConfig = (language: Language) => ({
  locale: locales[language],
  displayModeBar: false,
  displaylogo: false,
  showTips: false,
  scrollZoom: false,
  doubleClick: false,
  responsive: false,
  modeBarButtonsToRemove: ['sendDataToCloud', 'shareChart'],
});

export { Plotly };
