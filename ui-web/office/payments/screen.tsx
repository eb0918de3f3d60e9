import { useSearch } from 'wouter';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import moderation from '../moderation/moderation.module.css';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { BankPage } from './bank-page.tsx';
import { readPaymentFilters, writePaymentFilters } from './filters.ts';
import { PaymentPage } from './payment-page.tsx';
import { PaymentsList } from './payments-list.tsx';

/** Where the lists of the bank are compared; no order of a payment is called that. */
const bank = 'banco';

/** The payments of the town: the list, one of them beside its request, and the comparison with the bank. */
export function PaymentsScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const key = params['key'] ?? null;
  const filters = readPaymentFilters(useSearch());
  const title = t('office:places.payments');
  useOfficeTitle(title);
  const view = key === bank ? 'bank' : 'list';
  const paths = { list: `/gestion/pagos${writePaymentFilters(filters)}`, bank: `/gestion/pagos/${bank}` };
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      <nav aria-label={t('office-payments:views.label')}>
        <ul role="list" className={moderation.lists}>
          {(['list', 'bank'] as const).map((one) => (
            <li key={one}>
              <OfficeLink href={paths[one]} aria-current={one === view ? 'page' : undefined}>
                {t(`office-payments:views.${one}`)}
              </OfficeLink>
            </li>
          ))}
        </ul>
      </nav>
      {key === bank && <BankPage />}
      {key !== null && key !== bank && <PaymentPage key={key} order={key} back={paths.list} />}
      {key === null && <PaymentsList filters={filters} />}
    </div>
  );
}
