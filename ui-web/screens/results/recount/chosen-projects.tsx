import { formatMoney } from '#application/text/numbers.ts';
import type { Recount } from '#application/voting/recount-result.ts';
import type { Project } from '#domain/processes/project.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { deliveryStatusView, nextWords } from '#ui-web/screens/process/delivery/project-view.ts';
import { silenceWords } from '#ui-web/screens/process/delivery/silence-words.ts';
import { useProjects } from '#ui-web/screens/process/delivery/use-projects.ts';
import { proposalAddress } from '#ui-web/screens/proposals/addresses.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

interface ChosenProps {
  readonly process: string;
  readonly question: BudgetQuestion;
  /** The ids that the voter’s own ballot has in the list. */
  readonly chosen: readonly string[];
  readonly shared: Recount['shared'];
}

/**
 * What became of what a voter chose. All projects of the process are asked for, whichever were chosen: the ballot stays on
 * this page.
 */
export function ChosenProjects({ process, question, chosen, shared }: ChosenProps) {
  const { t, said } = useSpeech();
  const { asked } = useProjects(process);
  // Until the council has answered, nothing true can be said of a project.
  if (chosen.length === 0 || asked.kind === 'waiting') return null;
  const funded = new Set<string>(
    shared === null || isLeft(shared) ? [] : shared.right.funded.map(({ project }) => project.id),
  );
  const projects = asked.kind === 'here' ? asked.value : [];
  return (
    <>
      <p>
        <strong>{t('balance:chosen.title')}</strong>
      </p>
      {asked.kind === 'refused' && <p>{t('balance:chosen.failed')}</p>}
      <PlainList className="stack stack-12">
        {chosen.map((id) => {
          const project = projects.find((one) => one.id === id);
          const title = said(question.proposals.find((one) => one.id === id)?.title ?? id);
          return (
            <li key={id}>
              {project === undefined ? (
                <>
                  <Words of={title} />: {t(`balance:chosen.${funded.has(id) ? 'funded' : 'notFunded'}`)}
                </>
              ) : (
                <OneProject project={project} />
              )}
            </li>
          );
        })}
      </PlainList>
    </>
  );
}

/** How a project goes: its state, its money, what comes next, and for how long there has been no news. */
function wordsOf({ delivery }: Project, today: CalendarDay, speech: Speech): readonly string[] {
  const { t } = speech;
  const { status, spent, milestones } = delivery;
  const silence = silenceWords(delivery, today, speech);
  return [
    deliveryStatusView(status, speech).text,
    ...(spent === null ? [] : [`${t('delivery:money.spent')}: ${formatMoney(spent)}`]),
    ...(milestones.length === 0
      ? []
      : [`${t('delivery:columns.next')}: ${nextWords(delivery, today, speech)}`]),
    ...(silence === null ? [] : [silence]),
  ];
}

/** A project in a few lines, with the way to its page. */
function OneProject({ project }: { readonly project: Project }) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const today = dayAt(council.clock.now(), site.timeZone);
  return (
    <>
      <Link href={proposalAddress(project)}>
        <Words of={speech.said(project.title)} />
      </Link>
      <br />
      <small>{wordsOf(project, today, speech).join(' · ')}</small>
    </>
  );
}
