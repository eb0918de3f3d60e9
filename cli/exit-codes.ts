/** The meaning of the exit code for scripts; documented in the help and never renumbered. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  invalidInput: 3,
  network: 4,
  notAuthorised: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
