import { useEffect } from 'react';
import { languageTag } from '#domain/shared/localized-text.ts';
import { Crest } from '#ui-web/components/page-frame/crest.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { Door } from '../access/door.tsx';
import frame from '../shell/frame.module.css';
import { LanguageChoice } from '../shell/language-choice.tsx';
import type { OfficePresenter } from '../shell/presenter.ts';
import type { NewTownProps } from './new-town-props.ts';
import { NewTownDoor } from './new-town-door.tsx';

interface NewTownRootProps extends NewTownProps {
  readonly presenter: OfficePresenter;
}

/** The page on which a town is made. */
export function NewTownRoot({ presenter, ...props }: NewTownRootProps) {
  const state = useViewModel(presenter);
  const speech = state.kind === 'loading' ? null : state.speech;
  useEffect(() => {
    if (speech === null) return;
    document.documentElement.lang = languageTag(speech.language);
    document.title = speech.t('office-setup:new.title');
  }, [speech]);
  if (speech === null) return null;
  const { t } = speech;
  return (
    <SpeechContext value={speech}>
      <header className={frame.head}>
        <TileBand height={10} />
        <div className={frame.bar}>
          <span className={frame.mark}>
            <Crest />
            <b>{t('office:name')}</b>
          </span>
          <LanguageChoice
            className={frame.languages}
            label={t('office:who.language')}
            change={(language) => void presenter.changeLanguage(language)}
          />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={frame.entrance}>
        <Door>
          <NewTownDoor {...props} />
        </Door>
      </main>
    </SpeechContext>
  );
}
