import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CommandContext } from './command.ts';
import { councilLine } from './council-line.ts';
import type { OutputOptions } from './output-options.ts';

/**
 * The name of a town in the reader's language, for documents; other formats do not ask for it. Empty if the council
 * does not say it.
 */
export async function councilName(
  source: { readonly baseUrl: string; readonly realm: RealmId | string },
  { format }: Pick<OutputOptions, 'format'>,
  context: CommandContext,
): Promise<string> {
  if (format !== 'pdf') return '';
  const { contentsClient } = await import('#adapters/driven/council-http/clients/contents-client.ts');
  const site = await contentsClient(councilLine(source.baseUrl, context), () => 'Europe/Madrid').site(
    realmId(source.realm),
  );
  return isLeft(site) ? '' : textFor(site.right.name, context.locale, 'es').text;
}
