import { useMemo } from 'react';
import { describeRow } from '#adapters/wire/documents/description/describe-row.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { DocumentEditor } from '../editor/document-editor.tsx';
import type { EditorProps } from '../editor/editor-props.ts';
import { RowFieldsContext } from '../editor/row-fields.ts';
import { useColumnsOf } from './own-tables.ts';

/** The editor of a row of a table: a field for each column. */
export function RowEditor(props: EditorProps) {
  const { collection, shown } = props.document;
  const { said } = useSpeech();
  const columns = useColumnsOf(collection);
  const fields = useMemo(
    () =>
      columns.length === 0 ? null : describeRow(columns, (title) => said(title).text, documentOf(shown)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field must not go while it is emptied
    [columns, said],
  );
  return (
    <RowFieldsContext value={fields}>
      <DocumentEditor {...props} />
    </RowFieldsContext>
  );
}
