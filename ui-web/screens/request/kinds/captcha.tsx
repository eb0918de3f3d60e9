import { memo, useMemo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { CaptchaField } from '#ui-web/components/captcha-field/captcha-field.tsx';
import { fieldId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import type { CaptchaState } from '../state.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';

interface CaptchaProps extends FieldProps<FieldOf<'captcha'>> {
  readonly captcha: CaptchaState;
}

const Captcha = memo(function Captcha({ field, value, error, captcha }: CaptchaProps) {
  const { presenter, speech } = useFormTools();
  const { t } = speech;
  const question = captcha.kind === 'asked' ? captcha.question : null;
  const asked = useMemo(
    () =>
      question && {
        image: `data:image/svg+xml,${encodeURIComponent(question.image)}`,
        question: question.text,
      },
    [question],
  );
  return (
    <CaptchaField
      id={fieldId(field.name)}
      words={{
        label: t('request:captcha.label'),
        hint: t('request:captcha.hint'),
        image: t('request:captcha.image'),
        another: t('request:captcha.another'),
        inWords: t('request:captcha.inWords'),
        missing: t('request:captcha.missing'),
      }}
      asked={asked}
      failed={captcha.kind === 'failed'}
      value={value?.kind === 'captcha' ? value.answer : ''}
      error={error}
      onChange={(answer) =>
        presenter.filling.write(field.name, { kind: 'captcha', id: question?.id ?? '', answer })
      }
      onAnother={() => void presenter.askCaptcha()}
    />
  );
});

/** A sum that distinguishes people from programs. */
export const captchaView: FieldView<FieldOf<'captcha'>> = {
  showsReadOnly: true,
  draw: (props, { open }) => <Captcha {...props} captcha={open.captcha} />,
};
