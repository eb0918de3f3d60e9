import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Heading, type Level } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { PictureOrWall } from '../tile/picture-or-wall.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './proposal-card.module.css';
import grid from './proposal-grid.module.css';

/** Why a proposal cannot be added; it stays on the card until the proposal can be. */
export interface CardRefusal {
  readonly title: string;
  readonly detail?: ReactNode;
}

export interface ProposalCardProps {
  /** Unique on the page: ids of the card's parts are made from it. */
  readonly id: string;
  /** The id whose tiles picture it. */
  readonly identifier: string;
  readonly title: Wording;
  readonly href?: string;
  /** "Educación · Centre". */
  readonly zone?: string;
  readonly amount?: string;
  readonly chosen?: boolean;
  /** "Elegida", announced. */
  readonly chosenText?: string;
  /** The button; its text says what pressing it does now, so it has no pressed state. */
  readonly toggle?: { readonly text: string; readonly onClick: () => void };
  readonly refusal?: CardRefusal | undefined;
  /** Beside the amount, without a button: how many like it. */
  readonly beside?: ReactNode;
  readonly ribbon?: ReactNode;
  /** The proposal's own text, or the button that opens it. */
  readonly children?: ReactNode;
  /** The one that the address names: it can take the focus, and is highlighted. */
  readonly marked?: boolean;
  /** Hidden by a search. */
  readonly away?: boolean;
  readonly picture?: { readonly src: string; readonly alt: string };
  readonly level?: Level;
}

function Picture({ identifier, picture, chosen, chosenText }: ProposalCardProps) {
  return (
    <div className={styles.picture}>
      <PictureOrWall
        picture={picture ?? null}
        pictureClass={styles.wall}
        identifier={identifier}
        format="proposal"
        className={styles.wall}
      />
      {chosen && (
        <span className={styles.mark}>
          <Icon name="check" />
          <span className="visually-hidden">{chosenText}</span>
        </span>
      )}
    </div>
  );
}

/** A proposal to choose or to read about: picture, title, place, cost, one button. */
export function ProposalCard(props: ProposalCardProps) {
  const { id, title, href, zone, amount, chosen = false, toggle, refusal, ribbon, beside, level = 3 } = props;
  const { marked = false, away = false, children } = props;
  const nameId = `${id}-name`;
  const refusalId = `${id}-refusal`;
  return (
    <li className={away ? 'only-paper' : undefined}>
      <article
        className={classNames(
          styles.card,
          chosen && styles.chosen,
          refusal && styles.refused,
          marked && styles.marked,
        )}
        aria-labelledby={nameId}
        {...(marked ? { tabIndex: -1, 'data-arrival': '' } : {})}
      >
        <Picture {...props} />
        <div className={styles.words}>
          {ribbon !== undefined && <span className={styles.ribbon}>{ribbon}</span>}
          <Heading level={level} id={nameId} lang={langOf(title)} className={styles.title}>
            {href === undefined ? textOf(title) : <Link href={href}>{textOf(title)}</Link>}
          </Heading>
          {zone !== undefined && <p className={styles.zone}>{zone}</p>}
          {children}
          {(amount !== undefined || toggle || beside !== undefined) && (
            <div className={styles.foot}>
              {amount !== undefined && <span className={`figure ${styles.amount}`}>{amount}</span>}
              {beside}
              {toggle && (
                <Button
                  look="outline"
                  size="short"
                  className={styles.toggle}
                  icon={chosen ? 'cross' : 'plus'}
                  // A list of buttons would have the same name twelve times.
                  aria-label={`${toggle.text}: ${textOf(title)}`}
                  aria-describedby={refusal ? refusalId : undefined}
                  onClick={toggle.onClick}
                >
                  {toggle.text}
                </Button>
              )}
            </div>
          )}
        </div>
        {refusal && (
          <p className={styles.refusal} id={refusalId}>
            <Icon name="warning" />
            <span>
              <strong>{refusal.title}</strong> {refusal.detail}
            </span>
          </p>
        )}
      </article>
    </li>
  );
}

/** The list of cards, one to three in a row. */
export function ProposalGrid({ children }: { readonly children: ReactNode }) {
  return <PlainList className={grid.grid}>{children}</PlainList>;
}
