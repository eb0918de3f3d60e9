import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Heading, type Level } from '../heading/heading.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { RibbonLabel, type RibbonState } from '../ribbon/ribbon.tsx';
import { PictureOrWall } from '../tile/picture-or-wall.tsx';
import { langOf, textOf, type Wording, Words } from '../wording/wording.tsx';
import styles from './process-card.module.css';

interface ProcessCardProps {
  readonly identifier: string;
  readonly state: RibbonState;
  readonly stateText: string;
  readonly title: Wording;
  /** The current phase and its dates. */
  readonly phase?: { readonly name: string; readonly dates: string };
  /** That this browser has taken part in its vote. */
  readonly voted?: string;
  readonly action: { readonly href: string; readonly text: string };
  /** The council's own picture; without one, the process's tiles. */
  readonly picture?: { readonly src: string; readonly alt: string };
  readonly level?: Level;
}

/** A process in a list: picture, ribbon, title, phase, and one link. */
export function ProcessCard(props: ProcessCardProps) {
  const { identifier, state, stateText, title, phase, voted, action, picture, level = 3 } = props;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <PictureOrWall
          picture={picture ?? null}
          pictureClass={styles.photo}
          identifier={identifier}
          format="card"
        />
      </div>
      <div className={styles.words}>
        <span className={styles.ribbon}>
          <RibbonLabel state={state}>{stateText}</RibbonLabel>
        </span>
        <Heading level={level} lang={langOf(title)} className={styles.title}>
          {textOf(title)}
        </Heading>
        {phase && (
          <p className={styles.phase}>
            <b>{phase.name}</b> <span>{phase.dates}</span>
          </p>
        )}
        {voted !== undefined && (
          <p className={styles.voted}>
            <Icon name="check" />
            {voted}
          </p>
        )}
        <LinkButton className={styles.way} href={action.href} look="outline" size="short">
          <span>
            {action.text}
            <span className="visually-hidden">
              {': '}
              <Words of={title} />
            </span>
          </span>
        </LinkButton>
      </div>
    </li>
  );
}

/** The list of cards, one to three in a row. */
export function ProcessGrid({ children }: { readonly children: ReactNode }) {
  return <PlainList className="three-columns">{children}</PlainList>;
}
