import { useRouteLoaderData } from 'react-router'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { loader as rootLoader } from '#web/root.tsx'

/** Returns a moment by the office's clock, with its zone: colleagues elsewhere read the same time. */
export function useOfficeMoment(): (moment: Date) => string {
  const language = useLanguage()
  const { office } = useRouteLoaderData<typeof rootLoader>('root')?.site ?? unknownSite
  return (moment) =>
    moment.toLocaleString(language, {
      timeZone: office.timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    })
}
