import { formatDayOfYear } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { ProcessSection } from '#domain/processes/process.ts';
import { hasTakenProposals, takingProposals } from '#domain/processes/taking-proposals.ts';
import { type CalendarDay, dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { SectionTab } from '#ui-web/components/section-tabs/section-tabs.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import { proposalsOf } from './proposals-view.ts';
import type { ProcessVote, ProcessStatus } from './process-status.ts';

/** What the page knows: the surveys may still be loading, or have failed. */
interface Known {
  readonly standing: ProcessStatus;
  readonly surveysKnown: boolean;
  readonly zone: TimeZone;
  readonly today: CalendarDay;
}

const names = {
  info: 'process:sections.info',
  'enviar-propuesta': 'process:sections.propose',
  propuestas: 'process:sections.proposals',
  participa: 'process:sections.participate',
} as const satisfies Record<ProcessSection, string>;

export const processSectionName = (section: ProcessSection, { t }: Speech): string => t(names[section]);

type Way =
  | { readonly kind: 'open'; readonly note?: string }
  | { readonly kind: 'closed'; readonly note: string };

const closed = (note: string): Way => ({ kind: 'closed', note });

function wayToProposals({ standing, surveysKnown, today }: Known, { t }: Speech): Way {
  const proposals = proposalsOf(standing);
  // While surveys are unknown the section itself says so, and tries again.
  if (!surveysKnown && standing.process.survey !== null) return { kind: 'open' };
  // Whether there are any is asked for by the section that shows them.
  if (proposals.length === 0) {
    const isReceiving = hasTakenProposals(standing.process, today);
    return {
      kind: 'open',
      note: t(isReceiving ? 'process:sections.received' : 'process:sections.published'),
    };
  }
  const key = standing.vote?.state.kind === 'open' ? 'process:sections.toVote' : 'process:sections.voted';
  return { kind: 'open', note: t(key, { count: proposals.length, n: formatCount(proposals.length) }) };
}

function wayToVote({ state, resultsShown }: ProcessVote, zone: TimeZone, { t, language }: Speech): Way {
  switch (state.kind) {
    case 'open': {
      const { lastDay } = state;
      const note =
        lastDay === null
          ? t('process:sections.open')
          : t('process:sections.openUntil', { day: formatDayOfYear(lastDay, language) });
      return { kind: 'open', note };
    }
    case 'notStarted': {
      const day = formatDayOfYear(dayAt(state.startsAt, zone), language);
      return closed(t('process:sections.opensOn', { day }));
    }
    case 'closed': {
      if (resultsShown) return { kind: 'open', note: t('process:sections.results') };
      return closed(t('process:sections.closedOn', { day: formatDayOfYear(state.lastDay, language) }));
    }
    case 'notActive':
      return closed(t('process:sections.off'));
    default:
      return state satisfies never;
  }
}

/** Open while the process accepts proposals; if it accepts them for a time, with its end. */
function wayToPropose({ standing, today }: Known, { t, language }: Speech): Way {
  const taking = takingProposals(standing.process, today);
  if (taking !== null) {
    const day = formatDayOfYear(taking.lastDay, language);
    return { kind: 'open', note: t('process:sections.openUntil', { day }) };
  }
  const taken = standing.process.ranges.findLast(({ kind, end }) => kind === 'proposals' && end < today);
  if (!taken) return closed(t('process:sections.off'));
  return closed(t('process:sections.closedOn', { day: formatDayOfYear(taken.end, language) }));
}

/** Whether a reader can open a section, and what it has or why it is closed. */
export function sectionLink(section: ProcessSection, known: Known, speech: Speech): Way {
  const { standing, surveysKnown, zone } = known;
  const { t } = speech;
  if (standing.process.switchedOff.includes(section) && section !== 'enviar-propuesta') {
    return closed(t('process:sections.off'));
  }
  switch (section) {
    case 'info':
      return { kind: 'open', note: t('process:sections.infoNote') };
    case 'enviar-propuesta':
      return wayToPropose(known, speech);
    case 'propuestas':
      return wayToProposals(known, speech);
    case 'participa':
      if (standing.vote !== null) return wayToVote(standing.vote, zone, speech);
      if (!surveysKnown && standing.process.survey !== null) return { kind: 'open' };
      return closed(t('process:sections.noSurvey'));
    default:
      return section satisfies never;
  }
}

const shown: readonly ProcessSection[] = ['info', 'enviar-propuesta', 'propuestas', 'participa'];

/** The sections of a process as tabs; closed ones say why. */
export function sectionTabs(known: Known, current: ProcessSection, speech: Speech): readonly SectionTab[] {
  const { process } = known.standing;
  const addresses: Readonly<Record<ProcessSection, string>> = {
    info: processAddresses.process(process),
    'enviar-propuesta': processAddresses.propose(process),
    propuestas: processAddresses.proposals(process),
    participa: processAddresses.vote(process),
  };
  return shown.map((section): SectionTab => {
    const text = processSectionName(section, speech);
    const way = sectionLink(section, known, speech);
    if (way.kind === 'closed') return { ...way, text };
    return { ...way, text, href: addresses[section], current: section === current };
  });
}
