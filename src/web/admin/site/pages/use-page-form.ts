import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { isLanguage } from '#contract/base/languages/languages.ts'
import { pageOperations } from '#contract/site/pages.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import {
  type CustomPage,
  pageErrorPath,
  toPageFormValues,
  type PageFormValues,
  readPage,
  toPagePayload,
} from './page-form-values.ts'

/** The form of a page. A new one leads to the list, or to a fresh form; an edit stays. */
export function usePageForm(stored: CustomPage | undefined): ItemForm<PageFormValues> {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `page:${id}` : 'page:add',
    initial: toPageFormValues(stored),
    updatedAt: stored?.updatedAt,
    schema: id ? pageOperations.editPage.input.omit({ id: true }) : pageOperations.addPage.input,
    toPayload: toPagePayload,
    save: (fields, updatedAt, once) =>
      id ? panelCall('editPage', { ...fields, id, updatedAt }) : panelCall('addPage', fields, once),
    errorPath: (path, { details }) => pageErrorPath(path, details),
    reload: id
      ? async () => {
          const now = await readPage(id)
          return { values: toPageFormValues(now), updatedAt: now.updatedAt }
        }
      : undefined,
    onSaved: (saved, another) => {
      if (another) return void navigate(`${adminPaths.addPage}?again=${saved}`, { replace: true })
      if (!id) void navigate(adminPaths.pages, { replace: true })
    },
  })
}

/** Returns the labels of the fields for a comparison of two versions. */
export function usePageConflictLabels(): ConflictLabels {
  const t = usePanelTexts()
  const labels: Record<string, string> = {
    slug: t('customPages.address'),
    menu: t('customPages.menu'),
    order: t('customPages.order'),
    status: t('form.status'),
  }
  return {
    labelOf: (path) => {
      const [root = '', lang, field] = path.split('.')
      if (!isLanguage(lang)) return labels[root] ?? path
      const language = t(`common.languages.${lang}`)
      return `${t(field === 'body' ? 'customPages.body' : 'customPages.title')} (${language})`
    },
    show: (path, value) =>
      path === 'menu' ? t(`customPages.menus.${value as PageFormValues['menu']}`) : undefined,
  }
}
