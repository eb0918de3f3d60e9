import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import { isJsonObject, type Json } from '#domain/documents/json.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../documents/list/list-query.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import styles from './setup.module.css';

interface FirstTextProps {
  readonly of: DocumentRef;
  readonly fields: Fields | null;
}

/** A text by language, or nothing. */
const textOf = (value: Json | undefined): LocalizedText | null =>
  typeof value === 'string' || isJsonObject(value) ? (value as LocalizedText) : null;

const itemsOf = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** The parts of a page, one after the other: its own text, and those of its groups. */
function partsOf(
  fields: Fields,
): readonly { readonly title: LocalizedText | null; readonly body: LocalizedText | null }[] {
  const { body, voidGroup } = documentOf(fields);
  const own = body === undefined ? [] : [{ title: null, body: textOf(body) }];
  const grouped = itemsOf(voidGroup).flatMap(({ children }) => itemsOf(children));
  return [...own, ...grouped.map((part) => ({ title: textOf(part['title']), body: textOf(part['body']) }))];
}

/** A page with which the town begins, to be read where it is, with the way to its editor. */
export function FirstText({ of, fields }: FirstTextProps) {
  const { t, said } = useSpeech();
  if (fields === null) return null;
  const title = textOf(documentOf(fields)['title']);
  return (
    <details className={styles.text}>
      <summary>{said(title).text}</summary>
      {partsOf(fields).map((part) => (
        <div key={said(part.body).text}>
          {part.title !== null && <p className={styles.partTitle}>{said(part.title).text}</p>}
          <CouncilHtml of={said(part.body)} />
        </div>
      ))}
      <OfficeLink href={documentHref(of.collection, of.id)}>
        {t('office-setup:steps.texts.change')}
      </OfficeLink>
    </details>
  );
}
