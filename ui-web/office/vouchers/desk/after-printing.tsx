import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import desk from '../../votes/desk/desk.module.css';
import { FirstButton } from './first-button.tsx';

/** What is done once a paper is printed: the next person comes, or it is printed again. */
export function AfterPrinting({ next }: { readonly next: () => void }) {
  const { t } = useSpeech();
  return (
    <div className={desk.deeds}>
      <FirstButton hotkey="Esc" onClick={next}>
        {t('office-vouchers:desk.next')}
      </FirstButton>
      <OfficeButton look="outline" onClick={() => window.print()}>
        {t('office-vouchers:desk.printAgain')}
      </OfficeButton>
    </div>
  );
}
