import type { CallRefusal } from '#adapters/wire/call.ts';

/** Why nothing is done with an appointment: its kind in words of the domain, with what a person may need to know of it. */
export const appointmentRefused = (refused: {
  readonly kind: string;
}): CallRefusal<'appointmentRefused'> => ({
  kind: 'appointmentRefused',
  where: refused.kind,
  faults: [refused],
});
