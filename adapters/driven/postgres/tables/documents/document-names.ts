/**
 * What the list of the office shows of a document, as in the embedded database. PostgreSQL refuses to read JSON with a NUL or
 * half a character anywhere: such a document is named by its id.
 */
export const documentNames = `
  CREATE TABLE IF NOT EXISTS document_names (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    place integer NOT NULL, title text, process text, PRIMARY KEY (realm, collection, id)
  );
  CREATE OR REPLACE FUNCTION document_member(body text, path text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN position('\\u' in body) > 0 AND body ~ '\\\\u(0000|[dD][89a-fA-F])' THEN NULL
      ELSE (body::json #> path)::text END;
  $$;
  CREATE OR REPLACE FUNCTION name_document() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO document_names VALUES (
      new.realm, new.collection, new.id, new.place, document_member(new.body, '{title}'),
      document_member(new.body, '{data,IDproceso}')
    ) ON CONFLICT (realm, collection, id) DO UPDATE
      SET place = excluded.place, title = excluded.title, process = excluded.process;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION forget_document_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM document_names WHERE realm = old.realm AND collection = old.collection AND id = old.id;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER document_came AFTER INSERT OR UPDATE OF body, place ON documents
    FOR EACH ROW WHEN ((left(new.collection, 1) <> '#' OR new.collection = '#surveys') AND left(new.collection, 6) <> 'tabla-' AND new.collection <> 'callejero')
    EXECUTE FUNCTION name_document();
  CREATE OR REPLACE TRIGGER document_gone AFTER DELETE ON documents
    FOR EACH ROW EXECUTE FUNCTION forget_document_name();
  INSERT INTO document_names
    SELECT realm, collection, id, place, document_member(body, '{title}'), document_member(body, '{data,IDproceso}')
      FROM documents AS new WHERE (left(new.collection, 1) <> '#' OR new.collection = '#surveys') AND left(new.collection, 6) <> 'tabla-' AND new.collection <> 'callejero'
    ON CONFLICT (realm, collection, id) DO NOTHING;
  `;
