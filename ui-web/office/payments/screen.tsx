import { useSearch } from 'wouter';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import chips from '../parts/chip.module.css';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { BankPage } from './bank-page.tsx';
import { readPaymentFilters, writePaymentFilters } from './filters.ts';
import { PaymentPage } from './payment-page.tsx';
import { PaymentsList } from './payments-list.tsx';

/** Where the lists of the bank are compared; no order of a payment is called that. */
const bank = 'banco';

interface ViewsProps {
  readonly shown: 'list' | 'bank';
  /** The address of the list, with its filters. */
  readonly list: string;
}

/** The ways to the list and to the comparison. */
function Views({ shown, list }: ViewsProps) {
  const { t } = useSpeech();
  const paths = { list, bank: `/gestion/pagos/${bank}` };
  return (
    <nav aria-label={t('office-payments:views.label')}>
      <ul role="list" className={chips.chips}>
        {(['list', 'bank'] as const).map((one) => (
          <li key={one}>
            <OfficeLink
              className={chips.chip}
              href={paths[one]}
              aria-current={one === shown ? 'page' : undefined}
            >
              {t(`office-payments:views.${one}`)}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The payments of the town: the list, one of them beside its request, and the comparison with the bank. */
export function PaymentsScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const key = params['key'] ?? null;
  const filters = readPaymentFilters(useSearch());
  const title = t('office:places.payments');
  useOfficeTitle(title);
  const list = `/gestion/pagos${writePaymentFilters(filters)}`;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      <Views shown={key === bank ? 'bank' : 'list'} list={list} />
      {key === bank && <BankPage />}
      {key !== null && key !== bank && <PaymentPage key={key} order={key} back={list} />}
      {key === null && <PaymentsList filters={filters} />}
    </div>
  );
}
