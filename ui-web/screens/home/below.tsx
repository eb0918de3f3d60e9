import { use } from 'react';
import { closedAt } from '#domain/access/closed-portals.ts';
import type { SitePicture } from '#domain/content/site-details.ts';
import type { Moment } from '#ui-web/screens/process/process-status.ts';
import { OwnLinks } from '#ui-web/screens/requests/own-links.tsx';
import { useVotedSurveys } from '#ui-web/screens/survey/use-voted-surveys.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { Associations } from './associations.tsx';
import { TownContact } from './contact.tsx';
import { Guide } from './guide.tsx';
import type { Leading } from './hero-view.ts';
import { LatestProcesses } from './latest-processes.tsx';
import { NewsPart } from './news.tsx';
import type { HomeState } from './presenter.ts';
import { Pictures } from './pictures.tsx';
import styles from './below.module.css';
import { Slides } from './slides.tsx';
import { TownVideo } from './town-video.tsx';
import { otherCards } from './view-model.ts';

interface BelowProps {
  readonly state: HomeState;
  readonly leading: Leading;
  readonly moment: Moment;
  readonly retry: () => void;
}

/** The home page below its head, as the town's settings have it (specification 3, section 2). */
export function Below({ state, leading, moment, retry }: BelowProps) {
  const speech = useSpeech();
  const { t, later } = speech;
  use(later());
  const details = useSiteDetails();
  const { closed } = usePlace().site;
  const open = (pictures: readonly SitePicture[]) =>
    pictures.filter(({ uri }) => uri === null || closedAt(closed, uri) === null);
  const { zone } = moment;
  const cards = otherCards(state, leading, moment, useVotedSurveys(), speech);
  return (
    <div className="wrap">
      <div className={styles.near}>
        <Pictures id="banner" title={null} pictures={details.banner === null ? [] : open([details.banner])} />
        <OwnLinks />
      </div>
      <Slides slides={open(details.slides)} />
      <LatestProcesses cards={cards} zone={zone} retry={retry} />
      <NewsPart news={state.news} zone={zone} retry={retry} />
      {details.showsAssociations && !closed.includes('associations') && <Associations />}
      {details.video && <TownVideo video={details.video} />}
      <Guide />
      <Pictures id="accesos" title={t('front:shortcuts')} pictures={open(details.banners)} />
      <Pictures id="interes" title={t('front:interest')} pictures={open(details.interest)} />
      {details.contactMailbox !== null && <TownContact mailbox={details.contactMailbox} />}
    </div>
  );
}
