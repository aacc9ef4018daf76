import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { blankQuote, quoteErrorPath, toQuotePayload } from './quote-form-values.ts'
import { HowCard, JourneyCard, WhoCard } from './quote-cards.tsx'

/** Enters a quote that came by phone, e-mail, WhatsApp or at a fair. */
export default function AddQuotePage() {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const [lang] = useState(useLanguage())
  const item = useItemForm({
    name: 'quote:add',
    initial: { ...blankQuote, lang },
    schema: quoteOperations.addQuote.input,
    toPayload: toQuotePayload,
    errorPath: quoteErrorPath,
    save: async (payload, _updatedAt, once) => {
      const added = await panelCall('addQuote', payload, once)
      const { reference, user, agency } = added
      const owner = [user?.name, agency?.name].filter(Boolean).join(' · ')
      const belongs = owner ? `. ${t('inbox.add.belongs', { name: owner })}` : ''
      toastSuccess(t('inbox.add.added', { reference }) + belongs)
      return added
    },
    onSaved: (id) => void navigate(adminPaths.quote(id), { replace: true }),
  })
  return (
    <FormPage
      title={t('inbox.add.title')}
      trail={[{ label: t('sections.quotes'), to: adminPaths.quotes }]}
      item={item}
      aside={<HowCard item={item} />}
    >
      <WhoCard item={item} />
      <JourneyCard item={item} />
    </FormPage>
  )
}
