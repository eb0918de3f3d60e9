import { councilMetrics } from '#adapters/driving/council-api/composition/figures/metrics.ts';
import { alignedTable } from './aligned-table.ts';

/** docs/operating/metrics.md, made from the code: every figure of `/metrics` once. */
export function figuresPage(): string {
  const metrics = councilMetrics();
  metrics.close();
  const rows = metrics
    .described()
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, type, labelNames, help }) => [
      `\`${name}\``,
      type,
      labelNames.map((label) => `\`${label}\``).join(', '),
      help,
    ]);
  return `# Figures for the operator

\`/metrics\` gives these in the text format of Prometheus, each process its own. This page is made from the code by
\`npm run -s node contract-tests/pages/write-figures-page.ts\`; a test fails when the two differ. [alerts.yaml](alerts.yaml) has rules for them and
[dashboard.json](dashboard.json) shows them; [the guide for operators](../guides/operator.md#watching) says how to use both.

No figure names a town, a survey or a person. Accepted votes are counted 25 at a time, their durations too; requests that
wait are rounded up to tens; times and sizes are coarse: a reader of the figures sees no single vote arrive. A figure that
cannot be read (of a database that does not answer, say) is left out, and the others are there.

${alignedTable(['Figure', 'Type', 'Labels', 'Meaning'], rows)}
`;
}
