import type { InputFault } from '#application/budget/election-input.ts';
import type { LineFault } from '#application/ports/ballot-list-reader.ts';
import type { ListFault } from '#domain/voting/published-list.ts';

/**
 * A fault of a list in the form in which commands report the faults of any input: what was found, and what else is
 * known.
 */
export function inputFault(fault: LineFault | ListFault): InputFault {
  const { kind, line } = fault;
  return { kind, line, column: 1, ...detailsOf(fault), suggestion: null };
}

function detailsOf(fault: LineFault | ListFault): Pick<InputFault, 'found' | 'particulars'> {
  switch (fault.kind) {
    case 'emptyInput':
      return { found: '', particulars: {} };
    case 'notABallotList':
    case 'notABallot':
      return { found: fault.found, particulars: { where: fault.where } };
    case 'otherSurvey':
      return { found: fault.found, particulars: { survey: fault.survey } };
    case 'repeatedBallot':
    case 'unsortedBallots':
      return { found: fault.ballot, particulars: {} };
    case 'misfitBallot': {
      const { why } = fault;
      const id = 'id' in why && why.id !== null ? { id: why.id } : {};
      return { found: fault.ballot, particulars: { why: why.kind, ...id } };
    }
    case 'headMismatch':
      return { found: fault.claimed, particulars: { counted: fault.counted } };
    default:
      return fault satisfies never;
  }
}
