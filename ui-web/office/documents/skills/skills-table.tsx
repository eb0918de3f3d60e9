import type { KeyboardEvent } from 'react';
import { isSkilled } from '#domain/appointments/desk-skills.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf } from '../form/form-place.ts';
import styles from './skills.module.css';
import type { NamedService, SkilledDesk, useSkills } from './use-skills.ts';

/** What both drawings of the ticks get. */
export interface TicksProps extends Pick<ReturnType<typeof useSkills>, 'desks' | 'tick' | 'tickAll'> {
  readonly services: readonly NamedService[];
  readonly isReadOnly: boolean;
}

/** The arrows go from box to box: a table of 800 has too many to tab through. */
function byArrow(event: KeyboardEvent<HTMLTableElement>) {
  const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th');
  if (way === undefined || cell === null) return;
  const [down = 0, right = 0] = way;
  const rows = [...event.currentTarget.rows];
  const row = rows[rows.indexOf(cell.parentElement as HTMLTableRowElement) + down];
  const box = row?.cells[cell.cellIndex + right]?.querySelector('input');
  if (!box) return;
  event.preventDefault();
  box.focus();
}

/** A row a service, a column a desk; the heads stay in sight. */
export function SkillsTable({ desks, services, isReadOnly, tick, tickAll }: TicksProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.scroll} tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes in it take the keys */}
      <table onKeyDown={byArrow}>
        <caption className="visually-hidden">{t('office-rules:skills.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('office-rules:skills.service')}</th>
            <th scope="col">{t('office-rules:skills.allDesks')}</th>
            {desks.map(({ key, path, name }) => (
              <th key={key} scope="col" id={idOf(path)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.all}>
            <th scope="row">{t('office-rules:skills.all')}</th>
            <td aria-hidden="true">–</td>
            {desks.map((desk) => (
              <td key={desk.key}>
                <input
                  type="checkbox"
                  aria-label={`${t('office-rules:skills.all')}: ${desk.name}`}
                  checked={desk.skills === null}
                  disabled={isReadOnly}
                  onChange={({ target }) => tickAll(desk, target.checked)}
                />
              </td>
            ))}
          </tr>
          {services.map((service) => (
            <ServiceRow key={service.id} {...{ service, desks, isReadOnly, tick }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ServiceRowProps extends Pick<TicksProps, 'desks' | 'isReadOnly' | 'tick'> {
  readonly service: NamedService;
}

function ServiceRow({ service, desks, isReadOnly, tick }: ServiceRowProps) {
  const { t } = useSpeech();
  const { id, title } = service;
  const doing = desks.filter(({ skills }) => isSkilled(skills, id)).length;
  const box = (desk: SkilledDesk) => (
    <td key={desk.key}>
      <input
        type="checkbox"
        aria-label={`${title}: ${desk.name}`}
        checked={isSkilled(desk.skills, id)}
        disabled={isReadOnly}
        onChange={({ target }) => tick(id, [desk], target.checked)}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <input
          ref={(input) => {
            if (input !== null) input.indeterminate = doing > 0 && doing < desks.length;
          }}
          type="checkbox"
          aria-label={`${title}: ${t('office-rules:skills.allDesks')}`}
          checked={doing === desks.length}
          disabled={isReadOnly}
          onChange={({ target }) => tick(id, desks, target.checked)}
        />
      </td>
      {desks.map(box)}
    </tr>
  );
}
