import { memo } from 'react';
import type { Level } from '../heading/heading.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { TypeIcon } from '../type-icon/type-icon.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './association-card.module.css';

interface AssociationCardProps {
  readonly title: Wording;
  readonly subtitle?: Wording;
  readonly href: string;
  /** The type that the picture shows, as the register has it. */
  readonly sign: string;
  readonly types: string;
  readonly address: string;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
  readonly picture: string | null;
  readonly level?: Level;
}

/** An association of the directory: what it is, where it is, and how to talk to it. */
export const AssociationCard = memo(function AssociationCard(props: AssociationCardProps) {
  const { title, subtitle, href, sign, types, address, telephones, emails, picture, level = 4 } = props;
  return (
    <article className={styles.card}>
      {picture === null ? (
        <span className={styles.sign}>
          <TypeIcon type={sign} />
        </span>
      ) : (
        <img className={styles.picture} src={picture} alt="" width={72} height={72} loading="lazy" />
      )}
      <div>
        <Heading level={level} lang={langOf(title)}>
          <Link href={href}>{textOf(title)}</Link>
        </Heading>
        {types !== '' && <p className={styles.types}>{types}</p>}
        {subtitle !== undefined && <p lang={langOf(subtitle)}>{textOf(subtitle)}</p>}
        {address !== '' && <p>{address}</p>}
        {telephones.length + emails.length > 0 && (
          <p className={styles.contacts}>
            {telephones.map((telephone) => (
              <a key={telephone} href={`tel:${telephone.replaceAll(/[^+\d]/gu, '')}`}>
                {telephone}
              </a>
            ))}
            {emails.map((email) => (
              <a key={email} href={`mailto:${email}`}>
                {email}
              </a>
            ))}
          </p>
        )}
      </div>
    </article>
  );
});
