import { lazy } from 'react';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { langOf, textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentItems, type FactView, factViews } from './facts-view.ts';
import { Phases } from './phases.tsx';
import { mayHaveProjects, type Moment, type ProcessStatus, todayAt } from './process-status.ts';

/** After the text, which does not wait for it. */
const Parts = lazy(async () => ({ default: (await import('./parts/parts.tsx')).Parts }));

/** At the end, so that nothing moves that the reader reads already. */
const FollowBox = lazy(async () => ({
  default: (await import('#ui-web/screens/following/follow-box.tsx')).FollowBox,
}));
/** Loaded if money has been allocated, or will be. */
const Projects = lazy(async () => ({ default: (await import('./delivery/projects.tsx')).Projects }));

const OpenData = lazy(async () => ({ default: (await import('./parts/open-data.tsx')).OpenData }));

const Embed = lazy(async () => ({ default: (await import('./parts/embed.tsx')).Embed }));

/** Among the facts, in a line that is kept free for it. */
const RuleInWords = lazy(async () => ({ default: (await import('./rule-in-words.tsx')).RuleInWords }));

interface InformationProps {
  readonly standing: ProcessStatus;
  readonly moment: Moment;
}

/** The section `info`: what is decided, when, in brief, documents and links. */
export function Information({ standing, moment }: InformationProps) {
  const speech = useSpeech();
  const body = speech.said(standing.process.body);
  return (
    <div className="two-columns">
      <div className="stack stack-40">
        {body.text !== '' && (
          <section className="stack stack-24" aria-labelledby="decided">
            <h2 id="decided">{speech.t('process:whatIsDecided')}</h2>
            <CouncilHtml of={body} />
          </section>
        )}
        {mayHaveProjects(standing) && (
          <AddedPart>
            <Projects
              process={standing.process}
              today={todayAt(moment)}
              decided={standing.vote?.state.kind === 'closed'}
            />
          </AddedPart>
        )}
        <Phases standing={standing} moment={moment} />
        <AddedPart>
          <Parts process={standing.process.id} />
        </AddedPart>
      </div>
      <Margin standing={standing} />
    </div>
  );
}

function FactValue({ fact }: { readonly fact: FactView }) {
  if ('rule' in fact)
    return (
      <AddedPart meanwhile={'\u00a0'}>
        <RuleInWords rule={fact.rule} />
      </AddedPart>
    );
  if (fact.mail) return <a href={`mailto:${textOf(fact.value)}`}>{textOf(fact.value)}</a>;
  return <Words of={fact.value} />;
}

function Margin({ standing }: { readonly standing: ProcessStatus }) {
  const speech = useSpeech();
  const { files, links } = standing.process;
  const facts = factViews(standing, speech);
  return (
    <div className="stack stack-40 stretch">
      {facts.length > 0 && (
        <section className="stack stack-12 stretch" aria-labelledby="facts">
          <h2 className="text-20" id="facts">
            {speech.t('process:facts.title')}
          </h2>
          <Facts items={facts.map((fact) => ({ term: fact.term, value: <FactValue fact={fact} /> }))} />
        </section>
      )}
      {files.length > 0 && (
        <section className="stack stack-12 stretch" aria-labelledby="documents">
          <h2 className="text-20" id="documents">
            {speech.t('process:documents')}
          </h2>
          <DocumentList documents={documentItems(files, speech)} />
        </section>
      )}
      {links.length > 0 && (
        <section className="stack stack-12 stretch" aria-labelledby="links">
          <h2 className="text-20" id="links">
            {speech.t('process:links')}
          </h2>
          <ul role="list" className="stack stack-8">
            {links.map(({ title, uri }) => {
              const found = speech.said(title);
              return (
                <li key={uri}>
                  <Link href={uri} lang={langOf(found)}>
                    {textOf(found)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <AddedPart>
        <FollowBox kind="process" id={standing.process.id} />
        <OpenData slug={standing.process.slug} />
      </AddedPart>
      <AddedPart>
        <Embed process={standing.process} />
      </AddedPart>
    </div>
  );
}
