import type { AnswerField, FieldOf } from '#domain/forms/field.ts';
import type { AnswerKind } from '#domain/forms/field-kinds.ts';
import { callejeroView } from './callejero.tsx';
import { captchaView } from './captcha.tsx';
import { categoryView } from './category.tsx';
import { censusView } from './census.tsx';
import { checkboxView } from './checkbox.tsx';
import { collectionView } from './collection.tsx';
import { contactView } from './contact.tsx';
import type { FieldView } from './field-view.ts';
import { fileView } from './file.tsx';
import { imageView } from './image.tsx';
import { keyView } from './key.tsx';
import { mapView } from './map.tsx';
import { pdfView } from './pdf.tsx';
import { radioView } from './radio.tsx';
import { searchView } from './search.tsx';
import { selectView } from './select.tsx';
import { selectmultipleView } from './selectmultiple.tsx';
import { textView } from './text.tsx';
import { textareaView } from './textarea.tsx';

/** How every kind of field is drawn: a kind that is missing here does not compile. */
const fieldViews = {
  text: textView,
  textarea: textareaView,
  image: imageView,
  file: fileView,
  map: mapView,
  category: categoryView,
  select: selectView,
  selectmultiple: selectmultipleView,
  captcha: captchaView,
  callejero: callejeroView,
  collection: collectionView,
  census: censusView,
  contact: contactView,
  search: searchView,
  pdf: pdfView,
  radio: radioView,
  checkbox: checkboxView,
  key: keyView,
} satisfies { readonly [K in AnswerKind]: FieldView<FieldOf<K>> };

/** How a kind of field is drawn. */
export const viewOf = (kind: AnswerKind): FieldView<AnswerField> => fieldViews[kind];
