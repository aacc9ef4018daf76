import { useRevalidator } from 'react-router'
import type { PayloadOf } from '#contract/index.ts'
import { siteOperations } from '#contract/site/identity/site.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { PanelSite } from './texts-form-values.ts'
import type { SiteSection } from './site-sections.ts'

interface SiteFormOptions<Values> {
  section: SiteSection
  site: PanelSite
  /** Returns the form's values of the site. */
  toFormValues: (site: PanelSite) => Values
  toPayload: (values: Values) => PayloadOf<'editSite'>
}

/** The form of a part of the site, which knows nothing of the others. What it saves is at once around it. */
export function useSiteForm<Values extends Record<string, unknown>>(
  options: SiteFormOptions<Values>,
): ItemForm<Values> {
  const { section, site, toFormValues, toPayload } = options
  const { revalidate } = useRevalidator()
  return useItemForm({
    name: `site:${section}`,
    initial: toFormValues(site),
    updatedAt: site.updatedAt,
    schema: siteOperations.editSite.input,
    toPayload,
    save: async (payload, updatedAt) => {
      await panelCall('editSite', { ...payload, updatedAt })
      return { id: section }
    },
    reload: async () => {
      const now = await panelCall('getSite', { adminPanel: true })
      return { values: toFormValues(now), updatedAt: now.updatedAt }
    },
    onSaved: () => void revalidate(),
  })
}
