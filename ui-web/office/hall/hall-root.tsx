import { useEffect } from 'react';
import { languages, languageTag } from '#domain/shared/localized-text.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { SpeechContext, useSpeech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import type { OfficePresenter } from '../shell/presenter.ts';
import { HallDisplay } from './hall-display.tsx';
import { HallEntrance } from './hall-entrance.tsx';
import type { HallPresenter } from './hall-presenter.ts';
import styles from './hall.module.css';

/** A hall is read every so many milliseconds, and a display speaks another language after some more. */
const [often, languageLasts] = [4000, 9000];

interface HallRootProps {
  readonly town: OfficeTown;
  readonly hall: HallPresenter;
  readonly speaking: OfficePresenter;
  readonly newKey: () => string;
}

/** A screen in a hall: a display, or an entrance. */
export function HallRoot({ speaking, ...props }: HallRootProps) {
  const state = useViewModel(speaking);
  const speech = state.kind === 'loading' ? null : state.speech;
  useEffect(() => {
    if (speech === null) return;
    document.documentElement.lang = languageTag(speech.language);
    document.title = speech.t('office-hall:title');
  }, [speech]);
  if (speech === null) return null;
  return (
    <SpeechContext value={speech}>
      <HallScreen {...props} speaking={speaking} />
    </SpeechContext>
  );
}

/** A display goes through all languages, beginning with that of its town. */
function useOtherLanguages(isDisplay: boolean, speaking: OfficePresenter): void {
  const { language } = useSpeech();
  useEffect(() => {
    if (!isDisplay) return undefined;
    const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
    const timer = setTimeout(() => void speaking.changeLanguage(next), languageLasts);
    return () => clearTimeout(timer);
  }, [isDisplay, language, speaking]);
}

/** Reads the hall again and again. */
function useReading(presenter: HallPresenter): void {
  useEffect(() => {
    void presenter.refresh();
    const timer = setInterval(() => void presenter.refresh(), often);
    return () => clearInterval(timer);
  }, [presenter]);
}

function HallScreen({ town, hall: presenter, speaking, newKey }: HallRootProps) {
  const { t } = useSpeech();
  const { hall, isLost, isClosed } = useViewModel(presenter);
  useReading(presenter);
  useOtherLanguages(hall?.screen === 'display' && !isClosed, speaking);
  if (isClosed || hall === null)
    return (
      <main className={styles.entrance}>
        <h1>{t(isClosed ? 'office-hall:closed' : 'office-hall:title')}</h1>
        <p>{t(isClosed ? 'office-hall:closedHint' : isLost ? 'office-hall:fault.lost' : 'office:loading')}</p>
      </main>
    );
  if (hall.screen === 'display') return <HallDisplay hall={hall} isLost={isLost} town={town} />;
  return (
    <HallEntrance
      realm={town.realm}
      hall={hall}
      presenter={presenter}
      newKey={newKey}
      changeLanguage={(language) => void speaking.changeLanguage(language)}
    />
  );
}
