import { Redirect } from 'wouter';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';

/** The address of a comparison without its last part: it redirects to the page with the results. */
export function ResultsMoved({ params: { slug = '' } }: { readonly params: RouteParams }) {
  const { addressOf } = useNavigate();
  return (
    <Redirect replace to={addressOf(`/procesos-participativos/${encodeURIComponent(slug)}/participa`)} />
  );
}
