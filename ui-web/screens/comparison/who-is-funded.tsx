import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { langOf, textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { RuleHeads } from './rule-heads.tsx';
import styles from './tables.module.css';
import type { GroupView, ProjectView, RuleView } from './view-model.ts';

interface WhoIsFundedProps {
  readonly groups: readonly GroupView[];
  readonly rules: readonly RuleView[];
}

/** Every proposal, and under each rule a tile if it is funded and a gap if it is not; with the same in words. */
export function WhoIsFunded({ groups, rules }: WhoIsFundedProps) {
  const { t } = useSpeech();
  return (
    <table className={`${styles.table} ${styles.who}`}>
      <caption>{t('comparison:who.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('comparison:who.proposal')}</th>
          <th scope="col" className={styles.number}>
            {t('comparison:who.votes')}
          </th>
          <th scope="col" className={styles.number}>
            {t('comparison:who.amount')}
          </th>
          <RuleHeads rules={rules} />
        </tr>
      </thead>
      {groups.map(({ agreement, title, detail, projects }) => (
        <tbody key={agreement}>
          <tr>
            <th scope="rowgroup" colSpan={3 + rules.length}>
              {title} <span>{detail}</span>
            </th>
          </tr>
          {projects.map((project) => (
            <Row key={project.id} project={project} rules={rules} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ project, rules }: { readonly project: ProjectView; readonly rules: readonly RuleView[] }) {
  const { t } = useSpeech();
  return (
    <tr>
      <th scope="row" lang={langOf(project.title)}>
        {textOf(project.title)}
      </th>
      <td className={`${styles.number} ${styles.votes}`}>{project.votes}</td>
      <td className={styles.number}>
        <span className="only-phone">{project.votesWords} · </span>
        {project.amount}
      </td>
      {rules.map(({ letter }, at) => (
        <td key={letter} className={styles.mark}>
          <b aria-hidden="true">{letter}</b>
          {project.isFunded[at] ? <TileWall identifier={project.id} format="row" /> : <i />}
          <span className="visually-hidden">
            {t(project.isFunded[at] ? 'comparison:who.funded' : 'comparison:who.unfunded')}
          </span>
        </td>
      ))}
    </tr>
  );
}
