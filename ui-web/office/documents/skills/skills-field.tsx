import { useId, useState } from 'react';
import { undoneServices } from '#domain/appointments/desk-skills.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../form/form-place.ts';
import type { ListPart } from '../form/form-tree.ts';
import { SkillsByDesk } from './skills-by-desk.tsx';
import { SkillsTable } from './skills-table.tsx';
import styles from './skills.module.css';
import { type NamedService, useSkills } from './use-skills.ts';

/** So many services are seen at once; of more, some are looked for. */
const fewServices = 8;

/** Which services each desk does: a table of ticks, on a narrow screen a list for each desk. */
export function SkillsField({ part }: { readonly part: ListPart }) {
  const { t } = useSpeech();
  const id = useId();
  const isReadOnly = !mayWrite(useForm().document, null);
  const { desks, services, tick, tickAll } = useSkills(part);
  const [wanted, want] = useState('');
  const isNarrow = globalThis.matchMedia('(max-width: 47.99em)').matches;
  if (services === null) return <p className={styles.skills}>{t('office:loading')}</p>;
  const found = services.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()));
  const Ticks = isNarrow ? SkillsByDesk : SkillsTable;
  return (
    <section className={styles.skills} aria-labelledby={id}>
      <h3 id={id}>{t('office-rules:skills.title')}</h3>
      {services.length === 0 ? (
        <p className={styles.hint}>{t('office-rules:skills.none')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('office-rules:skills.lead')}</p>
          {services.length > fewServices && (
            <p className={styles.filter}>
              <label htmlFor={`${id}-f`}>{t('office-rules:skills.filter')}</label>
              <input
                id={`${id}-f`}
                type="search"
                value={wanted}
                onChange={({ target }) => want(target.value)}
              />
              <span role="status">{t('office-rules:skills.found', { count: found.length })}</span>
            </p>
          )}
          <Ticks {...{ desks, isReadOnly, tick, tickAll }} services={found} />
          <Undone
            services={services}
            undone={undoneServices(
              desks.map(({ skills }) => skills),
              services.map((one) => one.id),
            )}
          />
        </>
      )}
    </section>
  );
}

interface UndoneProps {
  readonly services: readonly NamedService[];
  readonly undone: readonly string[];
}

/** Which services nobody does at this office. */
function Undone({ services, undone }: UndoneProps) {
  const { t } = useSpeech();
  if (undone.length === 0) return null;
  const titles = services.filter(({ id }) => undone.includes(id)).map(({ title }) => title);
  return <p className={styles.hint}>{t('office-rules:skills.undone', { titles: titles.join(', ') })}</p>;
}
