import { titleNames } from '#domain/documents/document-title.ts';

const members = (body: string): string =>
  titleNames.map((name) => `NULLIF(document_member(${body}, '{${name}}'), 'null')`).join(', ');

/** Documents are named by what their kind calls them by, as in the embedded database. */
export const titlesByKind = `
  CREATE OR REPLACE FUNCTION name_document() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO document_names VALUES (
      new.realm, new.collection, new.id, new.place, COALESCE(${members('new.body')}),
      document_member(new.body, '{data,IDproceso}')
    ) ON CONFLICT (realm, collection, id) DO UPDATE
      SET place = excluded.place, title = excluded.title, process = excluded.process;
    RETURN NULL;
  END $$;
  UPDATE document_names AS n SET title = COALESCE(${members('d.body')})
    FROM documents AS d
    WHERE d.realm = n.realm AND d.collection = n.collection AND d.id = n.id
      AND (n.title IS NULL OR n.title = 'null');
`;
