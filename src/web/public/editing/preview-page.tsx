import type { ComponentType } from 'react'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { secretPageHeaders } from '#web/public/accounts/auth/secret-page.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import type { Route } from './+types/preview-page.ts'
import styles from './preview-page.module.css'
import { loadPreviewedPage } from './previewed-page.server.ts'

export const headers = secretPageHeaders

export async function loader({ context, params, ...args }: Route.LoaderArgs) {
  const { caller } = context.get(pageContext)
  const preview = await caller('getPreview', { token: params.token })
  const { kind, draft, leftOut, expiresAt } = preview
  const shown = await loadPreviewedPage(preview, { ...args, context, params })
  // React Router hands every page the data of the route that is shown, so this route's data are the item's page's too.
  return { ...shown, preview: { kind, draft, isPartial: leftOut.length > 0, expiresAt } }
}

type Preview = Awaited<ReturnType<typeof loader>>['preview']

/** The pages as they are for everybody, by their files; each reads the data that its own loader made. */
const pages = import.meta.glob<ComponentType>(
  ['../catalogue/kinds/*-page.tsx', '!../catalogue/kinds/*-list-page.tsx'],
  { eager: true, import: 'default' },
)

/** An item as its public page will show it, for whoever has the link (requirements §15.2). */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { preview } = loaderData
  const Page = pages[`../catalogue/kinds/${preview.kind}-page.tsx`]
  return (
    <>
      <PreviewBanner {...preview} />
      {Page && <Page />}
    </>
  )
}

function PreviewBanner({ draft, isPartial, expiresAt }: Preview) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const until = momentInWords(expiresAt, site.office.timeZone, language)
  return (
    <aside className={styles.banner} aria-label={t('preview.title')} data-unprinted="">
      <p>
        <strong>{t('preview.title')}</strong> {t('preview.lead', { until })}
      </p>
      {draft && <p>{t('preview.draft')}</p>}
      {isPartial && <p>{t('preview.leftOut')}</p>}
    </aside>
  )
}
