import { useEffect, useState } from 'react';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { answerTexts, type AskedField, isOfFiles } from '#domain/forms/body/asked-fields.ts';
import type { ExtraValue } from '#domain/forms/entry.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isRight } from '#domain/shared/result.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';
import { useUploadAddress } from '../photos.tsx';

interface Field {
  readonly name?: string | null | undefined;
  readonly title?: LocalizedText | null | undefined;
  readonly fields?: readonly Field[] | null | undefined;
  readonly children?: readonly Field[] | null | undefined;
}

/** A field and those within it. */
const fieldsIn = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.children ?? [])].flatMap(fieldsIn),
];

/** The titles of the fields of a mailbox as it is now, by their names: for requests that do not say what they were asked. */
function useFieldTitles(mailbox: string, isWanted: boolean): ReadonlyMap<string, LocalizedText> {
  const { council } = useOffice();
  const [titles, setTitles] = useState<ReadonlyMap<string, LocalizedText>>(new Map());
  useEffect(() => {
    if (!isWanted) return;
    const ask = async () => {
      const read = await council.call(readMailboxCall, { realm: council.realm, id: mailbox });
      if (!isRight(read)) return;
      const { customized, customForm, form } = read.right;
      const fields = ((customized ? customForm : form) ?? []).flatMap(fieldsIn);
      setTitles(new Map(fields.map(({ name, title }) => [name ?? '', title ?? ''])));
    };
    void ask();
  }, [council, mailbox, isWanted]);
  return titles;
}

/** The questions whose answers are in `extra`, as they were asked. */
function useQuestions({ asked, extra, mailbox }: StaffRequest): readonly AskedField[] {
  const titles = useFieldTitles(mailbox, asked === undefined && Object.keys(extra).length > 0);
  if (asked !== undefined) return asked.filter((one) => one.extra && one.name in extra);
  return Object.keys(extra).map((name) => ({
    name,
    type: 'text',
    title: titles.get(name) || name,
    extra: true,
    options: [],
  }));
}

/** An answer of a form in words. */
function answerWords(question: AskedField, value: unknown, { t, said }: Speech): string {
  if (typeof value === 'boolean') return t(value ? 'office-requests:yes' : 'office-requests:no');
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '';
  return answerTexts(question, value as ExtraValue)
    .map((text) => said(text).text)
    .join('; ');
}

/** What the form of the mailbox asked for besides, and the files that came with it. */
export function FormFacts({ request, mailbox }: Pick<FactsProps, 'request' | 'mailbox'>) {
  const speech = useSpeech();
  const { t, said } = speech;
  const answers = useQuestions(request)
    .filter((question) => !isOfFiles(question))
    .map((one) => [one, answerWords(one, request.extra[one.name], speech)] as const)
    .filter(([, text]) => text !== '');
  const { category } = request;
  const kind = (request.asked ?? []).find(({ type, extra }) => type === 'category' && !extra);
  return (
    <MatterFact title={t('office-requests:fact.form')}>
      <p>{mailbox}</p>
      {category !== null && (
        <p className={styles.small}>{kind ? answerWords(kind, category, speech) : category}</p>
      )}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(([{ name, title }, text]) => (
            <div key={name}>
              <dt>{said(title).text}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <SentFiles request={request} />
    </MatterFact>
  );
}

/** The files that came with a request, those of further questions too. */
function SentFiles({ request: { files, asked = [], extra } }: Pick<FactsProps, 'request'>) {
  const { t, said } = useSpeech();
  const addressFor = useUploadAddress();
  const further = asked
    .filter((question) => question.extra && isOfFiles(question))
    .flatMap(({ name, title }) =>
      [extra[name]].flat().map((id) => ({ id: String(id), title: said(title).text })),
    );
  return [...files.map((id) => ({ id, title: '' })), ...further].map(({ id, title }, place) => (
    <p key={id}>
      <a href={addressFor(id)} download>
        {title !== '' && `${title}: `}
        {t('office-requests:file', { n: place + 1 })}
      </a>
    </p>
  ));
}
