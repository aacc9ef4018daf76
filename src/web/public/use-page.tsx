import { createContext, type ReactNode, useContext } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { CaptchaConfig } from '../captcha/use-captcha.ts'
import type { Site } from '../page-context.ts'
import type { loader as rootLoader } from '../root.tsx'

const CaptchaContext = createContext<CaptchaConfig>(undefined)

/** Tells the forms of a page which captcha they solve. */
export function CaptchaProvider({
  captcha,
  children,
}: {
  captcha: CaptchaConfig
  children: ReactNode
}) {
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>
}

/** What a public page knows of itself while the server renders it. */
export function usePage() {
  const site: Site = useRouteLoaderData<typeof rootLoader>('root')?.site ?? { name: '', url: '' }
  const { pathname, search } = useLocation()
  return { site, pathname, search, captcha: useContext(CaptchaContext) }
}
