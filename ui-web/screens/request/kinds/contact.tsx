import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { ContactPart, isPrefilled } from './parts/contact-part.tsx';

/** The contact block, where the form places it among its fields. */
export const contactView: FieldView<FieldOf<'contact'>> = {
  showsReadOnly: true,
  draw: ({ field: { name, readonly }, value }, { open, errors }) => (
    <ContactPart
      name={name}
      request={open.mailbox.contact}
      value={value}
      errors={errors}
      isFilled={isPrefilled(open, name)}
      isReadOnly={readonly}
    />
  ),
};
