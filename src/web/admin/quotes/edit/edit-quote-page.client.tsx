import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { correctionOperations } from '#contract/quotes/corrections.ts'
import { isOfGroup } from '#contract/quotes/wish-fields.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { useFieldLabels } from '../detail/timeline/use-field-labels.ts'
import { useEntityName } from '../inbox/use-entity-name.ts'
import { editErrorPath, type EditValues, toEditPayload, toEditValues } from './edit-values.ts'
import { BriefCard, ItemsCard } from './items-card.tsx'
import styles from '../detail/quote-facts.module.css'
import { JourneyCard, WishesCard } from './journey-card.tsx'
import { OwnerCard, WhoCard } from './who-card.tsx'

const schema = correctionOperations.editQuote.input.omit({ quoteId: true })

/** Corrects a request: who asks, for whom, when and what, but never their words. */
export default function EditQuotePage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailQuote', { quoteId: id }))
  return (
    <PageQuery query={query}>{(quote) => <EditQuote key={quote.id} quote={quote} />}</PageQuery>
  )
}

function EditQuote({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const entityName = useEntityName()
  const labelOf = useFieldLabels()
  const { id, reference, message, lang } = quote
  const valuesOf = (stored: QuoteDetail) =>
    toEditValues(stored, (item) => entityName({ ...item, entityName: item.name }))
  const item = useItemForm<EditValues, ReturnType<typeof toEditPayload>>({
    name: `quote:edit:${id}`,
    initial: valuesOf(quote),
    updatedAt: quote.updatedAt,
    schema,
    toPayload: toEditPayload,
    errorPath: editErrorPath,
    save: async (payload, updatedAt) => {
      await panelCall('editQuote', { quoteId: id, ...payload, ...(updatedAt && { updatedAt }) })
      return { id }
    },
    reload: async () => {
      const stored = await panelCall('detailQuote', { quoteId: id })
      return { values: valuesOf(stored), updatedAt: stored.updatedAt }
    },
    onSaved: () => void navigate(adminPaths.quote(id)),
  })
  return (
    <FormPage
      title={t('inbox.edit.title', { reference })}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: reference, to: adminPaths.quote(id) },
      ]}
      item={item}
      conflictLabels={{ labelOf }}
      aside={
        <>
          <OwnerCard item={item} quote={quote} />
          <Card title={t('inbox.add.message')} hint={t('inbox.edit.messageHint')}>
            <p lang={lang} className={styles.message}>
              {message}
            </p>
          </Card>
        </>
      }
    >
      <WhoCard item={item} />
      <JourneyCard item={item} />
      <WishesCard item={item} />
      {isOfGroup(item.form.values.occasion) && <BriefCard item={item} />}
      <ItemsCard item={item} />
    </FormPage>
  )
}
