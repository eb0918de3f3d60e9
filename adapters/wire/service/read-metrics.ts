import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Figures for the operator of the server, in the text format of Prometheus. */
export const readMetricsCall = {
  method: 'get',
  path: '/metrics',
  isTownless: true,
  caller: 'anybody',
  answer: { type: 'text/plain' },
  refusals: ['noToken'],
} as const satisfies Call;

export const readMetricsText: CallText<typeof readMetricsCall> = {
  call: readMetricsCall,
  id: 'readMetrics',
  topic: 'service',
  summary:
    'Figures for the operator of the server, in the text format of Prometheus: on its own machine, or with its token.',
  answer: 'The figures.',
};
