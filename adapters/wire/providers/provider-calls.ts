import { addAccountText } from './add-account.ts';
import { beginAsResidentText } from './begin-as-resident.ts';
import { beginByProviderText } from './begin-by-provider.ts';
import { finishAsResidentText } from './finish-as-resident.ts';
import { finishByProviderText } from './finish-by-provider.ts';
import { readProvidersText } from './read-providers.ts';
import { removeAccountText } from './remove-account.ts';
import { returnFromProviderText } from './provider-return.ts';

/** The calls of signing in by an identity provider: people of staff and residents. */
export const providerCalls = [
  readProvidersText,
  beginByProviderText,
  finishByProviderText,
  addAccountText,
  removeAccountText,
  beginAsResidentText,
  finishAsResidentText,
  returnFromProviderText,
] as const;
