import { type ReactNode, useState } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { FormPlace } from '../form/form-place.ts';
import type { FormPart } from '../form/form-tree.ts';
import { textsToDo } from '../form/texts-to-do.ts';
import { useChooser } from '../form/use-chooser.tsx';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';

/** Which languages have a column: the first one, and beside it another. */
function useColumns({ languages }: OpenDocument) {
  const [first, second] = languages;
  const [beside, setBeside] = useState<Language | null>(second ?? null);
  const [alone, setAlone] = useState<Language | null>(null);
  const isNarrow = globalThis.matchMedia('(max-width: 47.99em)').matches;
  const two = [first, beside].filter((one) => one !== null && one !== undefined);
  return {
    columns: isNarrow ? [alone ?? first ?? 'es'] : two,
    isNarrow,
    choose: (language: Language) => (isNarrow ? setAlone(language) : setBeside(language)),
  };
}

/** What the person asked to see: empty fields, and only the texts that are to do. */
function useAsked() {
  const [asked, setAsked] = useState<ReadonlySet<FieldPath>>(new Set());
  const [wanted, setWanted] = useState<ReadonlySet<FieldPath> | null>(null);
  const ask = (path: FieldPath) => setAsked((before) => new Set([...before, path]));
  return { asked, ask, wanted, setWanted };
}

/** A key for a new item: letters and digits only, since it is a step of a path. */
const shortKey = (key: string): string => key.replaceAll(/[^\w-]/gu, '').slice(0, 12);

interface PlaceAsked {
  readonly document: OpenDocument;
  readonly presenter: Pick<EditorPresenter, 'write' | 'goTo' | 'choose' | 'confirm'>;
  readonly parts: readonly FormPart[];
}

interface PlaceFound {
  readonly place: FormPlace;
  /** The field in which the person is, or was last. */
  readonly field: FieldPath | null;
  /** What the bar of languages needs. */
  readonly bar: {
    readonly columns: readonly Language[];
    readonly isNarrow: boolean;
    readonly choose: (language: Language) => void;
    readonly showMissing: (isOn: boolean) => void;
  };
  /** In which files and pages are chosen. */
  readonly dialog: ReactNode;
}

/** What the fields of a document work with, in every editor. */
export function useFormPlace({ document, presenter, parts }: PlaceAsked): PlaceFound {
  const { council } = useOffice();
  const bar = useColumns(document);
  const { asked, ask, wanted, setWanted } = useAsked();
  const [field, setField] = useState<FieldPath | null>(null);
  const { chooseFile, findPages, dialog } = useChooser();
  const { columns } = bar;
  const place: FormPlace = {
    document,
    columns,
    isMissingOnly: wanted !== null,
    wanted: wanted ?? new Set(),
    asked,
    ask,
    write: presenter.write,
    goTo: (path) => {
      presenter.goTo(path);
      setField(path);
    },
    choose: presenter.choose,
    confirm: (path) => void presenter.confirm(path),
    newKey: () => shortKey(council.newKey()),
    chooseFile,
    findPages,
  };
  const showMissing = (isOn: boolean) => setWanted(isOn ? textsToDo(parts, columns, document) : null);
  return { place, field, bar: { ...bar, showMissing }, dialog };
}
