/* The steps of a sale after its price, in one file. */
export { DoneStep } from './done-step.tsx';
export { PendingStep } from './pending-step.tsx';
export { ProofStep } from './proof-step.tsx';
export { SummaryStep } from './summary-step.tsx';
