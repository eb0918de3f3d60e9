import { expect, it } from 'vitest';
import { filledPage } from './page-template.ts';

const template = `<html lang="es"><head><title>Concejo</title><!--head-->
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css"></head>
<body><div id="root"></div><!--page-facts--></body></html>`;

it('names what a screen fetches after the first script and style, and the order of styles before them', () => {
  const page = filledPage(template, {
    standing: { language: 'es', notFor: [] } as never,
    headline: '<title>Bonos</title>',
    head: '<style>@layer a, b;</style>',
    late: '<link rel="stylesheet" href="/assets/own.css" /><link rel="modulepreload" href="/assets/own.js" />',
    first: '',
    view: '<h1>Bonos</h1>',
    facts: '<script type="application/json"></script>',
  });
  const places = [
    '@layer',
    '/assets/index.js',
    '/assets/index.css',
    '/assets/own.css',
    '/assets/own.js',
    '<h1>',
  ];
  const found = places.map((one) => page.indexOf(one));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});
