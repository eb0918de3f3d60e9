import type {
  ElectionReading,
  InputFault,
  InputSettings,
  InputWarning,
} from '#application/budget/election-input.ts';
import type { Cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { CountedBallots } from './ballot-counter.ts';
import { voteTypes } from './ballot-kind.ts';
import { type Findings, faultAt, findingsOn, onPart, warn } from '#adapters/driven/csv/findings.ts';
import { type Meta, readMeta } from './meta.ts';
import { plainAmount, suggestedAmount, warnOfThousands } from './plain-amount.ts';
import { type ReadProjects, readProjects } from './projects.ts';
import { findSections, type FileSection } from './sections.ts';
import { readVotes } from './votes.ts';

/**
 * Reads an election in the Pabulib format (`META`, `PROJECTS`, `VOTES`; http://pabulib.org/format), in UTF-8. The votes of
 * each project are counted from the ballots; what the file declares is only compared. All faults are found in one reading.
 */
export function readPabulib(bytes: Buffer, settings: InputSettings): ElectionReading {
  const { found, faults } = findSections(bytes);
  if (faults.length > 0 && bytes.toString('utf8').trim() === '') {
    return left([{ kind: 'emptyInput', line: 1, column: 1, found: '', particulars: {}, suggestion: null }]);
  }
  const findings: Findings = { ...findingsOn(''), faults: [...faults] };
  if (bytes.includes('\r\n')) warn(findings, 1, 'windowsLineEnds');
  const ofMeta = onPart(findings, found.META?.bytes.toString('utf8') ?? '');
  const meta: Meta = found.META ? readMeta(ofMeta, found.META.line) : new Map();
  const budget = settings.budget ?? (found.META ? budgetOf(ofMeta, meta, found.META) : null);
  if (!found.PROJECTS) return left(inOrder(findings.faults));
  const ofProjects = onPart(findings, found.PROJECTS.bytes.toString('utf8'));
  const read = readProjects(ofProjects, found.PROJECTS.line);
  checkProjectCount(ofMeta, meta, read, found.PROJECTS);
  if (!found.VOTES) return left(inOrder(findings.faults));
  const voteType = voteTypeOf(ofMeta, meta);
  const counted = readVotes(findings, found.VOTES, read.projects, voteType, settings.voters);
  if (findings.faults.length > 0) return left(inOrder(findings.faults));
  compareDeclared(findings, meta, read, counted);
  return right({
    election: {
      budget,
      currency: meta.get('currency')?.value.toUpperCase() ?? '',
      projects: read.projects,
      votes: new Map(read.projects.map(({ id }, place) => [id, counted.counts[place] ?? 0])),
      ballots: counted.ballots,
      marks: counted.marks,
    },
    rule: null,
    warnings: inOrder(findings.warnings),
    about: Array.from(meta, ([key, { value }]) => [key, value] as const).filter(([key]) => key !== 'key'),
  });
}

const inOrder = <T extends InputFault | InputWarning>(findings: readonly T[]): readonly T[] =>
  findings.toSorted((a, b) => a.line - b.line);

function budgetOf(findings: Findings, meta: Meta, section: FileSection): Cents | null {
  const entry = meta.get('budget');
  if (!entry) {
    const { line } = section;
    findings.faults.push({
      kind: 'missingBudget',
      line,
      column: 1,
      found: '',
      particulars: {},
      suggestion: null,
    });
    return null;
  }
  const read = plainAmount(entry.value);
  if (!read)
    faultAt(findings, entry.row, 1, 'notAnAmount', { manner: 'plain' }, suggestedAmount(entry.value));
  else if (read.amount < 0) faultAt(findings, entry.row, 1, 'negativeAmount');
  else if (read.rounded) warn(findings, entry.row.line, 'roundedAmount', { found: entry.value });
  if (read) warnOfThousands(findings, entry.row.line, entry.value, read.amount);
  return read?.amount ?? null;
}

/** Ballots of an unknown type would be counted wrongly. */
function voteTypeOf(findings: Findings, meta: Meta): string | null {
  const entry = meta.get('vote_type');
  const type = entry?.value.toLowerCase() ?? '';
  if (entry && type !== '' && !voteTypes.includes(type))
    faultAt(findings, entry.row, 1, 'unknownVoteType', { known: voteTypes.join(', ') });
  return type === '' ? null : type;
}

/** A file that lost or gained projects is not the election that was held. */
function checkProjectCount(findings: Findings, meta: Meta, read: ReadProjects, section: FileSection): void {
  const entry = meta.get('num_projects');
  if (!entry || findings.faults.some((fault) => fault.line >= section.line)) return;
  const declared = Number(entry.value);
  const counted = read.projects.length;
  if (declared !== counted)
    faultAt(findings, entry.row, 1, 'projectCount', { declared: entry.value, counted });
}

function compareDeclared(findings: Findings, meta: Meta, read: ReadProjects, counted: CountedBallots): void {
  const entry = meta.get('num_votes');
  if (entry && Number(entry.value) !== counted.ballots) {
    const particulars = { declared: entry.value, counted: counted.ballots };
    warn(findings, entry.row.line, 'declaredBallots', particulars);
  }
  for (const { votes, row, place } of read.declared) {
    const total = counted.counts[place] ?? 0;
    if (votes === '' || Number(votes) === total) continue;
    const project = read.projects[place]?.id ?? '';
    warn(findings, row.line, 'declaredVotes', { project, declared: votes, counted: total });
  }
}
