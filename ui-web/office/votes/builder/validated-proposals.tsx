import { useCallback, useId, useState } from 'react';
import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { isLanguage, type Language, type LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PastedRow } from '#domain/voting/builder/pasted-rows.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';

/** More than any town publishes. */
const all = '10000';
/** The value of a validated proposal (specification 3, section 4). */
const validated = '1';

const textsOf = (value: Json | undefined, usual: Language): ReadonlyMap<Language, string> => {
  if (typeof value === 'string') return new Map([[usual, value]]);
  if (!isJsonObject(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([code, text]) =>
      isLanguage(code) && typeof text === 'string' ? [[code, text] as const] : [],
    ),
  );
};

/** A proposal as a row of a budget question; none if it has no amount. */
function rowOf(body: JsonObject, row: number, usual: Language): readonly PastedRow[] {
  const data = isJsonObject(body['data']) ? body['data'] : {};
  const { _id: code } = body;
  const amount = body['amount'] ?? data['amount'];
  if (typeof amount !== 'number' || typeof code !== 'string') return [];
  const { barrio } = data;
  return [
    {
      row,
      code,
      texts: textsOf(body['title'], usual),
      district: typeof barrio === 'string' ? barrio : null,
      category: null,
      amount: Math.round(amount * 100),
    },
  ];
}

/** A process that proposals may be taken from, with the collection where they are. */
interface SourceProcess {
  readonly id: string;
  readonly title: LocalizedText;
  readonly collection: string | null;
}

/** The published processes of the town. */
function useProcesses(): readonly SourceProcess[] {
  const { council } = useOffice();
  const ask = useCallback(async (): Promise<readonly SourceProcess[]> => {
    const { realm, call } = council;
    const found = await call(listDocumentsCall, { realm, collection: 'procesos', limit: all });
    if (isLeft(found)) return [];
    return found.right.items.map((one) => {
      const { coleccionPropuestas: own } = one as { readonly coleccionPropuestas?: string | null };
      return {
        id: one._id,
        title: (one as { title?: LocalizedText }).title ?? one._id,
        collection: own || null,
      };
    });
  }, [council]);
  return useAnswer(ask)[0] ?? [];
}

/** Reads the validated proposals of a process that have an amount. */
function useReading() {
  const { council, town } = useOffice();
  return async ({ id, collection }: SourceProcess): Promise<readonly PastedRow[]> => {
    const { realm, call } = council;
    const ofProcess = collection === null ? { 'data.IDproceso': id } : {};
    const asked = { ...ofProcess, 'data.validationStatus': validated, limit: all };
    const found = await call(listDocumentsCall, { realm, collection: collection ?? allProposals, ...asked });
    if (isLeft(found)) return [];
    return found.right.items.flatMap((one, n) =>
      rowOf(one as unknown as JsonObject, n + 1, town.defaultLanguage),
    );
  };
}

interface ValidatedProps {
  readonly take: (rows: readonly PastedRow[]) => void;
}

/** Takes the validated proposals of one process. */
export function ValidatedProposals({ take }: ValidatedProps) {
  const { t, said } = useSpeech();
  const id = useId();
  const processes = useProcesses();
  const read = useReading();
  const [chosen, choose] = useState('');
  const [first] = processes;
  if (first === undefined) return null;
  const process = processes.find((one) => one.id === chosen) ?? first;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('office-votes:paste.validatedOf')}</label>
      <select id={id} value={process.id} onChange={(event) => choose(event.target.value)}>
        {processes.map((one) => (
          <option key={one.id} value={one.id}>
            {said(one.title).text}
          </option>
        ))}
      </select>
      <OfficeButton look="outline" onClick={() => void read(process).then(take)}>
        {t('office-votes:paste.validated')}
      </OfficeButton>
    </div>
  );
}
