import type { ReactNode } from 'react';
import type { WrittenDetails } from '#adapters/wire/showcase/shop-details.ts';
import { whatsappAddress } from '#domain/showcase/shop-details.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** An address without its scheme and a slash at its end, as people say it. */
const spoken = (web: string): string => web.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');

interface DetailFactsProps {
  readonly details: WrittenDetails;
  /** Somebody writes to it. */
  readonly called: () => void;
}

/** How a shop is reached and how it serves; what it does not say is left out. */
export function DetailFacts({ details, called }: DetailFactsProps) {
  const { t } = useSpeech();
  const { isStepFree, delivers, takesCards, speaks, whatsapp, web } = details;
  return (
    <>
      {whatsapp !== '' && (
        <Fact name="WhatsApp">
          <a href={whatsappAddress(whatsapp)} onClick={called}>
            {whatsapp}
          </a>
        </Fact>
      )}
      {web !== '' && (
        <Fact name={t('showcase:facts.web')}>
          <a href={web} rel="nofollow noopener">
            {spoken(web)}
          </a>
        </Fact>
      )}
      {isStepFree && <Fact name={t('showcase:facts.entrance')}>{t('showcase:stepFree')}</Fact>}
      {delivers && <Fact name={t('showcase:facts.delivery')}>{t('showcase:delivers')}</Fact>}
      {takesCards && <Fact name={t('showcase:facts.payment')}>{t('showcase:facts.cards')}</Fact>}
      {speaks.length > 0 && (
        <Fact name={t('showcase:facts.speaks')}>
          {speaks.map((one) => t(`showcase:spoken.${one}`)).join(', ')}
        </Fact>
      )}
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
