import { languages, languageTag } from '#domain/shared/localized-text.ts';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { KioskTown } from './kiosk-facts.ts';
import type { KioskState } from './kiosk-state.ts';
import { type KioskLook, letterSizes } from './look.ts';
import styles from './kiosk.module.css';

interface LookProps {
  readonly look: KioskLook;
  readonly choose: (look: KioskLook) => void;
}

/** Language, size of letters and contrast: each press shows at once. */
function LookChoices(props: LookProps) {
  return (
    <div className={styles.look}>
      <LanguageChoice {...props} />
      <SizeChoice {...props} />
      <ContrastChoice {...props} />
    </div>
  );
}

function LanguageChoice({ look, choose }: LookProps) {
  const { t } = useSpeech();
  return (
    <fieldset>
      <legend>{t('kiosk:look.language')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={languageTag(one)}
          aria-pressed={look.language === one}
          onClick={() => choose({ ...look, language: one })}
        >
          {languageNames[one]}
        </button>
      ))}
    </fieldset>
  );
}

function SizeChoice({ look, choose }: LookProps) {
  const { t } = useSpeech();
  return (
    <fieldset>
      <legend>{t('kiosk:look.size')}</legend>
      {letterSizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={look.size === size}
          aria-label={t('kiosk:look.sizeOf', { n: 100 * size })}
          onClick={() => choose({ ...look, size })}
        >
          {t('kiosk:look.percent', { n: 100 * size })}
        </button>
      ))}
    </fieldset>
  );
}

function ContrastChoice({ look, choose }: LookProps) {
  const { t } = useSpeech();
  return (
    <fieldset>
      <legend>{t('kiosk:look.contrast')}</legend>
      {([false, true] as const).map((isHigh) => (
        <button
          key={String(isHigh)}
          type="button"
          aria-pressed={look.isHigh === isHigh}
          onClick={() => choose({ ...look, isHigh })}
        >
          {t(isHigh ? 'kiosk:look.high' : 'kiosk:look.usual')}
        </button>
      ))}
    </fieldset>
  );
}

const isFolded: Readonly<Record<KioskState['kind'], boolean>> = {
  opening: true,
  unreachable: true,
  none: false,
  start: false,
  voting: true,
  thanks: true,
  over: true,
};

/** The town, the place of the tablet, and how the page is shown: open at the start, folded away while somebody votes. */
export function KioskHead({
  town,
  state,
  look,
  choose,
}: LookProps & { readonly town: KioskTown; readonly state: KioskState }) {
  const { t, said } = useSpeech();
  const choices = <LookChoices look={look} choose={choose} />;
  return (
    <header className={styles.head}>
      <p className={styles.town}>
        <Words of={said(town.name)} />
        {'kiosk' in state && <small>{state.kiosk.name}</small>}
      </p>
      {isFolded[state.kind] ? (
        <details className={styles.folded}>
          <summary>{t('kiosk:look.open')}</summary>
          {choices}
        </details>
      ) : (
        choices
      )}
    </header>
  );
}
