import type { Examples } from '#ui-web/gallery/example.ts';
import { ReceiptCodeBox } from './receipt-code.tsx';

export const examples: Examples = { 'A receipt': () => <ReceiptCodeBox code="K7QM2XRAVD5HN3TEW6PJB4ZC" /> };
