import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'
import type { Site } from '#web/page-context.ts'
import type { loader as rootLoader } from '#web/root.tsx'

interface FormContextValue {
  captcha: CaptchaConfig
  /** Whether the privacy notice is to be read before something is sent. */
  consent: boolean
  /** `YYYY-MM-DD` where the agency is. */
  today: string
}

const FormContext = createContext<FormContextValue>({
  captcha: undefined,
  consent: false,
  today: '',
})

/** Tells the forms of a page which captcha they solve, whether they ask for consent, and from which day on. */
export function FormContextProvider({
  value,
  children,
}: {
  value: FormContextValue
  children: ReactNode
}) {
  return <FormContext value={value}>{children}</FormContext>
}

const nobody: Site = { ...unknownSite, url: '', mapStyleUrl: null }

/** Returns a public page's own data while the server renders it. */
export function usePage() {
  const site: Site = useRouteLoaderData<typeof rootLoader>('root')?.site ?? nobody
  const { pathname, search } = useLocation()
  return { site, pathname, search, ...useContext(FormContext) }
}
