import type { ReactNode } from 'react';
import type { ProcedureAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { PartFrame } from './part-frame.tsx';
import { procedureId, ProcedureRow } from './procedure-row.tsx';
import styles from './procedures.module.css';
import { useFound } from './use-found.ts';
import { useIntranet } from './use-intranet.ts';

/** How things are done, who answers for each and when it is to be looked at: those that are overdue first. */
export function ProceduresPart() {
  const { t } = useSpeech();
  const { procedures } = useIntranet().seen;
  return (
    <PartFrame
      id="procedures"
      title={t('office-intranet:procedures.title')}
      note={t('office-intranet:procedures.lead')}
    >
      {procedures.length === 0 ? (
        <p>{t('office-intranet:procedures.none')}</p>
      ) : (
        <FoundProcedures procedures={procedures} />
      )}
    </PartFrame>
  );
}

function FoundProcedures({ procedures }: { readonly procedures: readonly ProcedureAnswer[] }) {
  const { t, said } = useSpeech();
  const { sought, seek, found, shown, more } = useFound(procedures, {
    textOf: ({ title, lead, responsible }) => [said(title).text, said(lead).text, responsible].join(' '),
    idOf: procedureId,
  });
  return (
    <>
      <TextField
        type="search"
        width="24em"
        label={t('office-intranet:procedures.find')}
        value={sought}
        onChange={seek}
      />
      <p role="status" className="note">
        {found.length === 0
          ? t('office-intranet:procedures.notFound')
          : t('office-intranet:procedures.count', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ProceduresTable>
          {shown.map((one) => (
            <ProcedureRow key={one.id} one={one} />
          ))}
        </ProceduresTable>
      )}
      {found.length > shown.length && (
        <p>
          <OfficeButton look="outline" onClick={more}>
            {t('office-intranet:procedures.more')}
          </OfficeButton>
        </p>
      )}
    </>
  );
}

const columns = ['what', 'who', 'reviewed', 'due'] as const;

/** The table of procedures; on a phone each of its rows is a card. */
function ProceduresTable({ children }: { readonly children: ReactNode }) {
  const { t } = useSpeech();
  return (
    <table className={styles.table} aria-labelledby="procedures">
      <thead>
        <tr>
          {columns.map((one) => (
            <th key={one} scope="col">
              {t(`office-intranet:procedures.column.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
