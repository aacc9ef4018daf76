import { Button, Skeleton } from '@mantine/core'
import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useState,
} from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useMatches, useRouteError } from 'react-router'
import { Failure } from '#contract/base/failures.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'

interface PageModule {
  default: ComponentType
}

/** The pages by the names of their routes, each fetched when it is first opened. */
const pages = new Map<string, LazyExoticComponent<ComponentType>>()
for (const [file, load] of Object.entries(
  import.meta.glob<PageModule>('../**/*-page.client.tsx'),
)) {
  // Vite names a page of this folder by './', any other by '../'.
  const path = file.startsWith('./') ? `panel/${file.slice(2)}` : file.slice('../'.length)
  const name = `admin/${path.replace('.client.tsx', '')}`
  pages.set(name, fetched(name, load))
}

function fetched(name: string, load: () => Promise<PageModule>) {
  return lazy(async () => {
    try {
      return await load()
    } catch (cause) {
      // Fetched again the next time it is opened.
      pages.set(name, fetched(name, load))
      throw new Failure('UNEXPECTED_ERROR', {}, { status: 0, cause })
    }
  })
}

/** Whichever page of the panel its route is named after; a form's two routes say too what they do with it. */
export default function Page() {
  const route = useMatches().at(-1)?.id ?? ''
  // Found here and not below: what failed to arrive is to fail, not to be fetched again at once.
  const page = pages.get(route.replace(/\/(?:add|edit)$/, ''))
  return (
    <Suspense key={route} fallback={<Loading />}>
      {page && createElement(page)}
    </Suspense>
  )
}

function Loading() {
  const t = usePanelTexts()
  return (
    <PageFrame title={t('common.loading')}>
      <Skeleton height={360} />
    </PageFrame>
  )
}

/** A page that could not be fetched, or that failed, offers itself again inside the panel. */
export function ErrorBoundary() {
  const t = usePanelTexts()
  const textOf = useFailureText()
  const error = useRouteError()
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    // Only a document that can be had is loaded again: with it come the pages of a newer release.
    const reached = await fetch(location.href, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (reached) location.reload()
    else setTrying(false)
  }
  return (
    <PageFrame title={t('shell.loadFailed')}>
      <p role="alert">{textOf(error)}</p>
      <Button mt="md" loading={trying} onClick={() => void tryAgain()}>
        {t('shell.retry')}
      </Button>
    </PageFrame>
  )
}
