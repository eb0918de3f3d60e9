import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { councilMetrics } from '#adapters/driving/council-api/composition/figures/metrics.ts';
import { figuresPage } from './figures-page.ts';

const operating = join(import.meta.dirname, '..', '..', 'docs', 'operating');
const textOf = (name: string) => readFileSync(join(operating, name), 'utf8');

const metrics = councilMetrics();
metrics.close();
const described = metrics.described();
/** Every name that a server's answer has, with what it may be asked by. */
const known = new Map(
  described.flatMap(({ name, type, labelNames }) => {
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    return names.map((one) => [one, new Set(['job', 'instance', 'le', ...labelNames])] as const);
  }),
);

const namesIn = (expression: string) => expression.match(/\b(?:concejo|process)_[a-z_]+/gu) ?? [];
/** Labels of a figure that an expression names beside it, in braces. */
const selectedIn = (expression: string) =>
  [...expression.matchAll(/(?<name>\b(?:concejo|process)_[a-z_]+)\{(?<labels>[^}]*)\}/gu)].flatMap(
    ({ groups }) =>
      [...(groups?.['labels'] ?? '').matchAll(/(?<label>\w+)=/gu)].map((found) => [
        groups?.['name'] ?? '',
        found.groups?.['label'] ?? '',
      ]),
  );
const unknownIn = (expression: string) => [
  ...namesIn(expression).filter((name) => !known.has(name)),
  ...selectedIn(expression)
    .filter(([name = '', label = '']) => known.get(name)?.has(label) === false)
    .map(([name, label]) => `${name}{${label}}`),
];

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly refId: string }[];
}
const dashboard = JSON.parse(textOf('dashboard.json')) as { readonly panels: readonly Panel[] };
const expressionsOfDashboard = dashboard.panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr),
);
const rules = textOf('alerts.yaml')
  .split(/^ {6}- alert: /mu)
  .slice(1);
const expressionOf = (rule: string) => /^ {8}expr:(?<text>.*?)^ {8}\w/msu.exec(rule)?.groups?.['text'] ?? '';

describe('the page of figures', () => {
  it('describes the figures that there are, and no others', () => {
    expect(textOf('metrics.md')).toBe(figuresPage());
  });

  it('names each as Prometheus asks: its unit, and counters by their total', () => {
    for (const { name, type, help } of described) {
      expect(name).toMatch(/^(?:concejo|process)_[a-z_]+$/u);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      expect(help.length).toBeGreaterThan(10);
    }
  });
});

describe('the rules of alerts', () => {
  it('ask only for figures that there are, by labels that they have', () => {
    expect(rules.length).toBeGreaterThan(15);
    for (const rule of rules) {
      const expression = expressionOf(rule);
      expect(expression).toMatch(/\bup\b|concejo_|process_/u);
      expect(unknownIn(expression)).toEqual([]);
    }
  });

  it('say how grave each is, what happened and what to do, and each is tried', () => {
    const tried = textOf('alerts.test.yaml');
    for (const rule of rules) {
      const name = /^\w+/u.exec(rule)?.[0] ?? '';
      expect(rule).toMatch(/severity: (?:critical|warning) \}/u);
      expect(rule).toMatch(/summary: \S/u);
      expect(rule).toMatch(/action: \S/u);
      expect(tried).toMatch(new RegExp(`alertname: ${name}\\s+exp_alerts`, 'u'));
    }
  });

  it('wake the operator if the order of votes is not removed: secrecy depends on it', () => {
    const [rule = ''] = rules.filter((one) => one.startsWith('ConcejoVotesNotMixed'));
    expect(rule).toContain('concejo_mixing_last_timestamp_seconds');
    expect(rule).toContain('severity: critical');
  });
});

describe('the dashboard', () => {
  it('asks only for figures that there are, by labels that they have', () => {
    expect(expressionsOfDashboard.length).toBeGreaterThan(20);
    expect(expressionsOfDashboard.flatMap(unknownIn)).toEqual([]);
  });

  it('shows every figure', () => {
    const shown = new Set(
      expressionsOfDashboard.flatMap(namesIn).map((name) => name.replace(/_(?:bucket|count|sum)$/u, '')),
    );
    const hidden = described.map(({ name }) => name).filter((name) => !shown.has(name));
    // When a process started is a mark over the curves; how long it runs is a curve.
    expect(hidden).toEqual(['process_start_time_seconds']);
  });

  it('has panels with an id each, that do not lie over each other', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
