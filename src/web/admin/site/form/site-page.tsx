import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import type { PanelSite } from './texts-form-values.ts'
import styles from './site-page.module.css'
import { type SiteSection, siteSections } from './site-sections.ts'
import { useSiteLabels } from './use-site-labels.ts'

/** Reads the site before the form of one of its parts. */
export function SitePage({ children }: { children: (site: PanelSite) => ReactNode }) {
  const query = useQuery(editingQuery('getSite', { adminPanel: true }))
  return <PageQuery query={query}>{children}</PageQuery>
}

interface SiteFormPageProps<Values extends Record<string, unknown>> {
  section: SiteSection
  item: ItemForm<Values>
  children: ReactNode
}

/** A part of the identity: its form, and the ways to the others. */
export function SiteFormPage<Values extends Record<string, unknown>>(
  props: SiteFormPageProps<Values>,
) {
  const { section, item, children } = props
  const t = usePanelTexts()
  const labels = useSiteLabels()
  return (
    <FormPage
      title={t(`siteForm.titles.${section}`)}
      trail={[{ label: t('sections.identity'), to: adminPaths.site }]}
      lead={<Sections current={section} />}
      item={item}
      conflictLabels={{ ...labels, who: <LastChangedBy of={{ kind: 'site' }} /> }}
    >
      {children}
    </FormPage>
  )
}

function Sections({ current }: { current: SiteSection }) {
  const t = usePanelTexts()
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav ref={nav} aria-label={t('siteForm.sections')} className={styles.sections}>
      {siteSections.map((section) => (
        <Link
          key={section}
          to={section === 'identity' ? adminPaths.site : adminPaths.siteSection(section)}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`siteForm.titles.${section}`)}
        </Link>
      ))}
    </nav>
  )
}
