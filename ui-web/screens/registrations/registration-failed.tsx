import { formatCount } from '#application/text/numbers.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { fieldOfRegistrationFailure } from './failure.ts';
import type { RegistrationFailure } from './state.ts';

/** Says a failure, with what a person can do about it. */
export function useRegistrationFailure(): (failure: RegistrationFailure) => string {
  const { t } = useSpeech();
  return ({ kind, most = 0, minutes = 0 }) => {
    const count = kind === 'tooManyAttempts' ? minutes : most;
    return t(`registrations:failure.${kind}`, { count, n: formatCount(count) });
  };
}

/** Says a failure beside the field that it is about; undefined if it is about another one. */
export function useFieldFailure(failure: RegistrationFailure | null): (field: string) => string | undefined {
  const words = useRegistrationFailure();
  return (field) =>
    failure !== null && fieldOfRegistrationFailure(failure) === field ? words(failure) : undefined;
}

/** A failure that is about no field. */
export function RegistrationFailed({ failure }: { readonly failure: RegistrationFailure }) {
  const words = useRegistrationFailure();
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{words(failure)}</strong>
      </p>
    </Notice>
  );
}
