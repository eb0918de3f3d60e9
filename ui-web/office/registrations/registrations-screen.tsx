import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { OfficeActivities } from './office-activities.tsx';
import { OfficeActivityPage } from './office-activity-page.tsx';

/** The activities that people apply for: the list, or one of them. */
export function RegistrationDeskScreen({
  params: { key, part, run: code },
}: {
  readonly params: RouteParams;
}) {
  if (key === undefined) return <OfficeActivities />;
  const id = decodeURIComponent(key);
  return <OfficeActivityPage key={id} id={id} part={part} code={code && decodeURIComponent(code)} />;
}
