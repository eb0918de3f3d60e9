import { lazy, Suspense } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { AbsentParts } from './absent-parts.tsx';
import { layoutOf } from './form-layout.ts';
import { idOf, isWanted, useFieldHelp, useFieldName, useForm } from './form-place.ts';
import type { FormPart, GroupPart, ListPart, ValuePart } from './form-tree.ts';
import styles from './form.module.css';
import { ListPartView } from './list-part.tsx';
import { isInOwnPart, OwnListView, ownPartOf } from './own-part.tsx';
import { PickOnMap } from './map/pick-on-map.tsx';
import { ValueInPlace } from './placed-value.tsx';
import { TextRow } from './text-row.tsx';
import { WordsRow } from './words-row.tsx';

const LatePhases = lazy(async () => ({ default: (await import('../phases/phases-part.tsx')).PhasesPart }));

/** The fields of a document or of a part of it. */
export function FormParts({ parts }: { readonly parts: readonly FormPart[] }) {
  const { document, asked, isMissingOnly } = useForm();
  if (isMissingOnly) return parts.map((part) => <MissingTexts key={part.path} part={part} />);
  const own = parts.filter(({ path }) => !isInOwnPart(document.collection, path));
  const { rows, absent } = layoutOf(own, document.shown, document.languages, asked);
  return (
    <>
      {rows.map((row) =>
        row.kind === 'one' ? (
          <PartView key={row.part.path} part={row.part} />
        ) : (
          <ShortRow key={row.parts[0]?.path} parts={row.parts} />
        ),
      )}
      <AbsentParts parts={absent} />
    </>
  );
}

const drawParts = (parts: readonly FormPart[]) => <FormParts parts={parts} />;

/** Of a part, only texts that a language lacks or has older. */
function MissingTexts({ part }: { readonly part: FormPart }) {
  const form = useForm();
  if (part.kind === 'text') return isWanted(part, form) ? <TextRow part={part} /> : null;
  if (part.kind === 'list') return part.items.map(({ key, parts }) => <FormParts key={key} parts={parts} />);
  return part.kind === 'group' && part.isThere ? <FormParts parts={part.parts()} /> : null;
}

function ListView({ part }: { readonly part: ListPart }) {
  const Part = ownPartOf(useForm().document.collection, part.path);
  if (Part === undefined) return <ListPartView part={part} draw={drawParts} />;
  return <OwnListView Part={Part} part={part} draw={drawParts} />;
}

function PartView({ part }: { readonly part: FormPart }) {
  switch (part.kind) {
    case 'text':
      return <TextRow part={part} />;
    case 'list':
      return <ListView part={part} />;
    case 'group':
      return <GroupView part={part} />;
    case 'words':
      return <WordsRow part={part} />;
    default:
      return (
        <div className={styles.row}>
          <span />
          <PlainValue part={part} />
        </div>
      );
  }
}

/** Values that need little room, beside one another. */
function ShortRow({ parts }: { readonly parts: readonly ValuePart[] }) {
  return (
    <div className={styles.row}>
      <span />
      <div className={styles.shorts}>
        {parts.map((part) => (
          <PlainValue key={part.path} part={part} />
        ))}
      </div>
    </div>
  );
}

/** A value without a language: it is the same in all of them. */
function PlainValue({ part }: { readonly part: ValuePart }) {
  const { document, write } = useForm();
  const { path, look } = part;
  return (
    <div className={styles.plain}>
      <ValueInPlace
        {...{ part, path, look }}
        label={useFieldName()(part.field)}
        language={null}
        value={document.shown.get(path)}
        onChange={(value) => write([{ path, value }])}
        hint={useFieldHelp()(part.field)}
      />
    </div>
  );
}

/** An object: its fields under its name. */
function GroupView({ part }: { readonly part: GroupPart }) {
  const { t } = useSpeech();
  const { document } = useForm();
  const name = useFieldName()(part.field);
  const help = useFieldHelp()(part.field);
  const isPlace = part.field.name === 'coordinates';
  const isPlan = document.collection === 'procesos' && part.path === 'period';
  if (isPlan)
    return (
      <Suspense fallback={<p className={styles.row}>{t('office:loading')}</p>}>
        <LatePhases part={part} draw={drawParts} />
      </Suspense>
    );
  return (
    <fieldset className={styles.group} id={idOf(part.path)} tabIndex={-1}>
      <legend>{name}</legend>
      {help !== undefined && <p className={styles.groupHelp}>{help}</p>}
      <FormParts parts={part.parts()} />
      {isPlace && <PickOnMap path={part.path} name={name} />}
    </fieldset>
  );
}
