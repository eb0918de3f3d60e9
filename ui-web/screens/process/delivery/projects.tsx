import { use, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { projectTableAddress } from '#adapters/wire/processes/project-addresses.ts';
import type { DeliveryStatus } from '#domain/processes/delivery.ts';
import type { Project } from '#domain/processes/project.ts';
import type { Process } from '#domain/processes/process.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ProjectTable } from './project-table.tsx';
import { overallSentences, statusOptions, withStatus } from './projects-view.ts';
import { useProjects } from './use-projects.ts';

interface ProjectsProps {
  readonly process: Process;
  readonly today: CalendarDay;
  /** Whether its vote is over, so that a page without projects should say so. */
  readonly decided: boolean;
}

/** "Cómo van los proyectos": the state of the proposals that a process funded. */
export function Projects({ process, today, decided }: ProjectsProps) {
  const { t, later } = useSpeech();
  const { site } = usePlace();
  use(later());
  const { asked, retry } = useProjects(process.id);
  if (asked.kind === 'waiting') return decided ? <LoadingList title={t('delivery:loading')} /> : null;
  if (asked.kind === 'refused') {
    const title = t('delivery:failed');
    return decided ? <Failure title={title} refused={asked} zone={site.timeZone} retry={retry} /> : null;
  }
  const projects = asked.value;
  if (projects.length === 0 && !decided) return null;
  return (
    <section className="full-width stack stack-24 stretch" aria-labelledby="projects">
      <h2 id="projects">{t('delivery:title')}</h2>
      {projects.length === 0 ? (
        <EmptyState title={t('delivery:none')} level={3}>
          <p>{t('delivery:noneHint')}</p>
        </EmptyState>
      ) : (
        <Known process={process} projects={projects} today={today} />
      )}
    </section>
  );
}

interface KnownProps {
  readonly process: Process;
  readonly projects: readonly Project[];
  readonly today: CalendarDay;
}

function Known({ process, projects, today }: KnownProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { council } = usePlace();
  const [status, setStatus] = useState<DeliveryStatus | ''>('');
  const shown = withStatus(projects, status);
  const words = t('delivery:shown', { count: shown.length, n: formatCount(shown.length) });
  return (
    <>
      <div className="stack stack-8">
        {overallSentences(projects, today, speech).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="stack stack-12 stretch">
        <SelectField
          label={t('delivery:filter')}
          value={status}
          options={statusOptions(projects, speech)}
          onChange={(value) => setStatus(value as DeliveryStatus | '')}
        />
        <p id="shown-projects" role="status" className="note">
          {words}
        </p>
      </div>
      <ProjectTable labelledBy="shown-projects" projects={shown} today={today} />
      <DocumentList
        documents={[
          {
            href: projectTableAddress(council.realm, process.slug, language),
            title: t('delivery:csv'),
            detail: t('delivery:csvDetail'),
            download: `${process.slug}-projects.csv`,
          },
        ]}
      />
    </>
  );
}
