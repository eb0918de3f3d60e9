import { useState } from 'react';
import { isSkilled } from '#domain/appointments/desk-skills.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf } from '../form/form-place.ts';
import type { TicksProps } from './skills-table.tsx';
import styles from './skills.module.css';
import type { SkilledDesk } from './use-skills.ts';

/** A list for each desk, which its name opens. */
export const SkillsByDesk = ({ desks, ...props }: TicksProps) => (
  <div>
    {desks.map((desk) => (
      <DeskTicks key={desk.key} desk={desk} isOpenFirst={desks.length === 1} {...props} />
    ))}
  </div>
);

interface DeskTicksProps extends Omit<TicksProps, 'desks'> {
  readonly desk: SkilledDesk;
  readonly isOpenFirst: boolean;
}

function DeskTicks({ desk, services, isReadOnly, tick, tickAll, isOpenFirst }: DeskTicksProps) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(isOpenFirst);
  const count = services.filter(({ id }) => isSkilled(desk.skills, id)).length;
  return (
    <details className={styles.desk} open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary id={idOf(desk.path)}>
        <b>{desk.name}</b>{' '}
        <span>
          {desk.skills === null
            ? t('office-rules:skills.all')
            : t('office-rules:skills.some', { count, of: services.length })}
        </span>
      </summary>
      {isOpen && (
        <fieldset disabled={isReadOnly}>
          <legend className="visually-hidden">{desk.name}</legend>
          <label>
            <input
              type="checkbox"
              checked={desk.skills === null}
              onChange={({ target }) => tickAll(desk, target.checked)}
            />
            <b>{t('office-rules:skills.all')}</b>
          </label>
          {services.map(({ id, title }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={isSkilled(desk.skills, id)}
                onChange={({ target }) => tick(id, [desk], target.checked)}
              />
              {title}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}
