import { titleNames } from '#domain/documents/document-title.ts';

/** A member that is not null, as JSON. */
const members = (body: string): string =>
  titleNames.map((name) => `NULLIF(${body} -> '$.${name}', 'null')`).join(', ');

const write = `
    BEGIN
      INSERT INTO document_names VALUES
        (new.realm, new.collection, new.id, new.place,
          CASE WHEN json_valid(new.body) THEN COALESCE(${members('new.body')}) END,
          CASE WHEN json_valid(new.body) THEN new.body -> '$.data.IDproceso' END)
        ON CONFLICT (realm, collection, id)
          DO UPDATE SET place = excluded.place, title = excluded.title, process = excluded.process;
    END;`;

const isNamed = `WHEN (substr(new.collection, 1, 1) <> '#' OR new.collection = '#surveys')
    AND substr(new.collection, 1, 6) <> 'tabla-' AND new.collection <> 'callejero'`;

/** Documents are named by what their kind calls them by: a call, a grant and a year have no `title`. */
export const titlesByKind = `
  DROP TRIGGER IF EXISTS document_came;
  DROP TRIGGER IF EXISTS document_changed;
  CREATE TRIGGER document_came AFTER INSERT ON documents ${isNamed} ${write}
  CREATE TRIGGER document_changed AFTER UPDATE OF body, place ON documents ${isNamed} ${write}
  UPDATE document_names SET title = (
    SELECT COALESCE(${members('d.body')}) FROM documents AS d
      WHERE d.realm = document_names.realm AND d.collection = document_names.collection AND d.id = document_names.id
        AND json_valid(d.body)
  ) WHERE title IS NULL OR title = 'null';
`;
