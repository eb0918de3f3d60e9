import { describe, expect, it } from 'vitest';
import { aField, aMailbox } from '../samples/sample-form.ts';
import type { OpenForm } from '../state.ts';
import { filling } from './filling.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

describe('a time', () => {
  it('that the clock of the peninsula does not show is told when it is written, and sent as it is', async () => {
    const { open } = await aFormVisit(aMailbox([aField('text', 'cita', { mode: 'datetime' })]));
    let now = open();
    const written = (zone: string, time: string) => {
      const desk = { open: () => now, patch: (more: Partial<OpenForm>) => void (now = { ...now, ...more }) };
      filling(
        desk,
        () => zone,
        () => {},
      ).writeTime('cita', time);
      const value = now.entry.get('cita');
      return [value?.kind === 'text' ? value.text : '', now.told?.what];
    };
    expect(written('Atlantic/Canary', '2026-11-20T09:30')).toEqual(['2026-11-20T09:30', 'foreignOffset']);
    expect(written('Europe/Madrid', '2026-11-20T09:30')).toEqual(['2026-11-20T09:30:00+01:00', undefined]);
    expect(written('Europe/Madrid', '2026-11')).toEqual(['2026-11', undefined]);
  });
});

describe('numbers and keys', () => {
  it('are emptied or clamped when their field is left, with a notice', async () => {
    const number = aField('text', 'bultos', { mode: 'number', min: '1', max: '3' });
    const { presenter, open } = await aFormVisit(
      aMailbox([textField, number, aField('key', 'clave', { valid: ['A'] })]),
    );
    const settled = (name: string, text: string) => {
      presenter.filling.writeText(name, text);
      presenter.filling.settle(name);
      const value = open().entry.get(name);
      return [value?.kind === 'text' ? value.text : '', open().told?.what];
    };
    expect(settled('bultos', '9')).toEqual(['3', 'clamped']);
    expect(settled('bultos', '0')).toEqual(['', 'cleared']);
    expect(settled('clave', 'B')).toEqual(['', 'cleared']);
    expect(settled('clave', 'A')).toEqual(['A', undefined]);
  });
});
