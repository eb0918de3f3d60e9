import type { Project } from '#domain/processes/project.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { RecordTable } from '#ui-web/components/record-table/record-table.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { proposalAddress } from '#ui-web/screens/proposals/addresses.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { silenceWords } from './silence-words.ts';
import { moneyView, nextWords, deliveryStatusView } from './project-view.ts';

interface ProjectTableProps {
  readonly labelledBy: string;
  readonly projects: readonly Project[];
  readonly today: CalendarDay;
}

/** A row for each project: its status, its money, and what comes next. */
export function ProjectTable({ labelledBy, projects, today }: ProjectTableProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  return (
    <RecordTable
      labelledBy={labelledBy}
      caption={t('delivery:caption')}
      columns={[
        { id: 'project', head: t('delivery:columns.project') },
        { id: 'status', head: t('delivery:columns.status'), kind: 'short' },
        { id: 'money', head: t('delivery:money.title') },
        { id: 'next', head: t('delivery:columns.next') },
      ]}
      rows={projects.map((project) => {
        const { delivery } = project;
        const { state, text } = deliveryStatusView(delivery.status, speech);
        return {
          id: project.id,
          title: said(project.title),
          href: proposalAddress(project),
          cells: [
            <Status key="status" {...{ state, text }} silence={silenceWords(delivery, today, speech)} />,
            <Money key="money" project={project} />,
            nextWords(delivery, today, speech),
          ],
        };
      })}
    />
  );
}

interface StatusProps extends ReturnType<typeof deliveryStatusView> {
  readonly silence: string | null;
}

/** The status and, below it, how long there has been no news. */
function Status({ state, text, silence }: StatusProps) {
  return (
    <>
      <RibbonLabel state={state}>{text}</RibbonLabel>
      {silence !== null && (
        <>
          <br />
          <small>{silence}</small>
        </>
      )}
    </>
  );
}

/** Budget, the paid part of it, and what exceeds it, a line each. */
function Money({ project }: { readonly project: Project }) {
  const speech = useSpeech();
  const { budget, spent, parts } = moneyView(project, speech);
  const over = parts.find(({ kind }) => kind === 'over');
  return (
    <>
      {budget}
      <br />
      <small>
        {speech.t('delivery:money.spent')}: {spent}
      </small>
      {over && (
        <>
          <br />
          <small>
            <strong>
              {over.term}: {over.value}
            </strong>
          </small>
        </>
      )}
    </>
  );
}
