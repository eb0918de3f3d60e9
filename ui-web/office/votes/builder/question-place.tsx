import { type ReactNode, useMemo } from 'react';
import { describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { useFormPlace } from '../../documents/editor/use-form-place.tsx';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { FormPlaceContext } from '../../documents/form/form-place.ts';
import { type FormPart, formOf } from '../../documents/form/form-tree.ts';
import type { BuilderPresenter } from './builder-presenter.ts';

const description = describeKind(surveyDocuments, []) ?? [];

/** The fields of the editor for a question, with what it has. */
export function usePartsOf({ shown, languages }: OpenDocument): readonly FormPart[] {
  return useMemo(() => formOf(description, shown, languages), [shown, languages]);
}

interface QuestionPlaceProps {
  readonly question: OpenDocument;
  readonly presenter: BuilderPresenter;
  readonly columns: readonly Language[];
  readonly children: ReactNode;
}

/** Around fields of one question: they write in its document. */
export function QuestionPlace({ question, presenter, columns, children }: QuestionPlaceProps) {
  const editor = presenter.editorOf(question.id);
  const { place, dialog } = useFormPlace({
    document: question,
    parts: usePartsOf(question),
    presenter: {
      write: (written) => presenter.write(question.id, written),
      goTo: (field) => editor?.goTo(field),
      choose: (path, theirs, value) => editor?.choose(path, theirs, value),
      confirm: async (path) => editor?.confirm(path),
    },
  });
  return (
    <FormPlaceContext value={{ ...place, columns }}>
      {children}
      {dialog}
    </FormPlaceContext>
  );
}

/** The fields of these names, in this order. */
export function NamedParts({
  parts,
  names,
}: {
  readonly parts: readonly FormPart[];
  readonly names: readonly string[];
}) {
  const named = names.flatMap((name) => parts.find(({ field }) => field.name === name) ?? []);
  return <FormParts parts={named} />;
}
