import { lazy, Suspense } from 'react';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { Process, ProcessSection } from '#domain/processes/process.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { SectionTabs } from '#ui-web/components/section-tabs/section-tabs.tsx';
import { PictureOrWall, withoutWords } from '#ui-web/components/tile/picture-or-wall.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useVotedSurveys } from '#ui-web/screens/survey/use-voted-surveys.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Box } from './box.tsx';
import { Information } from './information.tsx';
import type { ProcessState } from './presenter.ts';
import { Proposals } from './proposals.tsx';
import { type Moment, type ProcessStatus, processStatus } from './process-status.ts';
import styles from './screen.module.css';
import { processSectionName, sectionTabs, sectionLink } from './tabs-view.ts';
import { phaseWords, ribbonWord } from './words.ts';

/** Loaded if proposals are accepted. */
const Propose = lazy(async () => ({ default: (await import('./propose/propose.tsx')).Propose }));

interface ProcessPageProps {
  readonly process: Process;
  readonly surveys: ProcessState['surveys'];
  readonly section: ProcessSection;
  readonly proposal: string | undefined;
  readonly retry: () => void;
}

/** Title, what can be done now, the sections, and the section of the address. */
export function ProcessPage({ process, surveys, section, proposal, retry }: ProcessPageProps) {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const moment: Moment = { now: council.clock.now(), zone: site.timeZone };
  const surveysKnown = surveys.kind === 'here';
  const voted = useVotedSurveys();
  const standing = processStatus(process, surveysKnown ? surveys.value : [], moment, voted);
  const today = dayAt(moment.now, moment.zone);
  const known = { standing, surveysKnown, zone: moment.zone, today };
  const way = sectionLink(section, known, speech);
  return (
    <>
      <div className={`two-columns ${styles.top}`}>
        <Head standing={standing} />
        <Box standing={standing} surveys={surveys} moment={moment} retry={retry} />
      </div>
      <SectionTabs label={speech.t('process:sections.label')} tabs={sectionTabs(known, section, speech)} />
      <div className={styles.section}>
        {way.kind === 'closed' && (
          <Notice tone="info">
            {speech.t('process:closedSection', {
              section: processSectionName(section, speech),
              reason: way.note,
            })}
          </Notice>
        )}
        {way.kind === 'open' && section === 'enviar-propuesta' && (
          <Suspense fallback={null}>
            <Propose process={process} today={today} />
          </Suspense>
        )}
        {way.kind === 'open' && section === 'propuestas' ? (
          <Proposals standing={standing} surveys={surveys} moment={moment} named={proposal} retry={retry} />
        ) : (
          <Information standing={standing} moment={moment} />
        )}
      </div>
    </>
  );
}

function Head({ standing }: { readonly standing: ProcessStatus }) {
  const speech = useSpeech();
  const { process, ribbon, phase } = standing;
  const subtitle = speech.said(process.subtitle);
  const lead = speech.said(process.lead);
  const words = phase && phaseWords(phase, speech);
  return (
    <div className="stack">
      <StatusLine state={ribbon} stateText={ribbonWord(ribbon, speech)}>
        {words && (
          <>
            {words.count} <Words of={words.name} />
          </>
        )}
      </StatusLine>
      {process.logo !== null && <img className={styles.logo} src={process.logo} alt="" />}
      <ScreenTitle of={speech.said(process.title)} />
      {subtitle.text !== '' && (
        <p className={styles.subtitle}>
          <Words of={subtitle} />
        </p>
      )}
      {lead.text !== '' && (
        <p className="lead">
          <Words of={lead} />
        </p>
      )}
      <div className={styles.strip}>
        <PictureOrWall picture={withoutWords(process.headerImage)} identifier={process.id} format="strip" />
      </div>
    </div>
  );
}
