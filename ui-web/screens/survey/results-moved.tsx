import { Redirect } from 'wouter';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';

/** The address of a comparison, cut short: the page that shows the results takes its place. */
export function ResultsMoved({ params: { slug = '' } }: { readonly params: RouteParams }) {
  const { addressOf } = useNavigate();
  return (
    <Redirect replace to={addressOf(`/procesos-participativos/${encodeURIComponent(slug)}/participa`)} />
  );
}
