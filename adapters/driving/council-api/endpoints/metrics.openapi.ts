import type { CallDescription } from '#adapters/wire/call-description.ts';

export const metricsCall: CallDescription = {
  id: 'readMetrics',
  method: 'get',
  path: '/metrics',
  topic: 'service',
  summary:
    'Figures for whoever runs the server, in the text format of Prometheus: on its own machine, or with its token.',
  answer: { kind: 'other', type: 'text/plain', tells: 'The figures.' },
  refusals: ['noToken'],
};
