import type { ReactNode } from 'react';
import type { AnswerField } from '#domain/forms/field.ts';
import type { FieldProps } from './parts/field-props.ts';
import type { OpenForm } from '../state.ts';

/** The form around a field: some kinds need more of it than their own answer. */
export interface FormAround {
  readonly open: OpenForm;
  /** What is wrong, in words, by the id of the element. */
  readonly errors: ReadonlyMap<string, string>;
}

/** How a kind of field is drawn: one object in `kinds/<kind>.tsx`. */
export interface FieldView<F extends AnswerField> {
  /** Whether its control also shows an answer that cannot be changed. If not, the answer is shown in words. */
  readonly showsReadOnly: boolean;
  /** The control. It is memoised by its props, because a form may have sixty fields and is drawn at each key. */
  draw(props: FieldProps<F>, form: FormAround): ReactNode;
}
