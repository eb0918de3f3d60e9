import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../ui-web', import.meta.url));

export default defineConfig({
  root,
  cacheDir: '../node_modules/.cache/vite',
  // The ES modules of io-ts and fp-ts can be shaken; their CommonJS twins cannot.
  resolve: { alias: [{ find: /^fp-ts\/lib\/(.*?)(?:\.js)?$/u, replacement: 'fp-ts/es6/$1.js' }] },
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: true },
});
