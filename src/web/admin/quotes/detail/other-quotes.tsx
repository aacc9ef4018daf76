import { Alert, Anchor, Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQueries } from '@tanstack/react-query'
import { IconArrowsJoin } from '@tabler/icons-react'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useEntityName } from '../inbox/use-entity-name.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import styles from './other-quotes.module.css'
import type { QuoteDetail } from './quote-detail.ts'

interface OtherQuotesProps {
  quote: QuoteDetail
  onOpen: (id: string) => void
}

/** Somebody with more requests is found by the search. */
const shownMax = 12

/** Lists the same person's earlier and later quotes, and joins them with this one. */
export function OtherQuotes({ quote, onOpen }: OtherQuotesProps) {
  const t = usePanelTexts()
  const entityName = useEntityName()
  const merge = useMerging(quote)
  const found = useQueries({
    queries: keywordsOf(quote).map((keyword) => operationQuery('listQuote', { keyword })),
    combine: (answers) => answers.flatMap(({ data }) => data?.list ?? []),
  })
  const byId = new Map(found.map((other) => [other.id, other]))
  const listed = quote.others.slice(0, shownMax).flatMap((id) => byId.get(id) ?? [])
  const { mergedInto } = quote
  if (mergedInto !== null) {
    return (
      <Alert color="ochre" icon={<IconArrowsJoin size={20} />}>
        {t('inbox.merge.mergedInto')}{' '}
        <Anchor component="button" type="button" onClick={() => onOpen(mergedInto)}>
          {t('inbox.merge.open')}
        </Anchor>
      </Alert>
    )
  }
  if (listed.length === 0) return null
  return (
    <Card title={t('inbox.others')}>
      <ul className={styles.list}>
        {listed.map((other) => (
          <li key={other.id}>
            <button type="button" className={styles.other} onClick={() => onOpen(other.id)}>
              {other.reference}
            </button>
            <span>{entityName(other) || t('inbox.open')}</span>
            <span className={styles.soft}>{t(`inbox.states.${other.state}`)}</span>
            <span className={styles.soft}>
              <ShortDate date={other.creationDate} />
            </span>
            {other.state !== 'archived' && (
              <Button
                variant="subtle"
                size="compact-sm"
                className={styles.join}
                aria-label={`${t('inbox.merge.button')}: ${other.reference}`}
                onClick={() => merge(other)}
              >
                {t('inbox.merge.button')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Words by which the search finds the requests of the same e-mail or phone; none where there are no others. */
function keywordsOf({ others, email, phone }: QuoteDetail): string[] {
  if (others.length === 0) return []
  const digits = phone?.replaceAll(/[^0-9]/g, '')
  return [email, digits].flatMap((word) => word || [])
}

/** Asks before another quote becomes a part of this one: nobody can part them again. */
function useMerging(quote: QuoteDetail): (other: Quote) => void {
  const t = usePanelTexts()
  const { carryOut } = useQuoteActions()
  return (other) => {
    const names = { from: other.reference, into: quote.reference }
    const differ = [
      other.name !== quote.name && `${other.name} / ${quote.name}`,
      other.email !== quote.email && `${other.email ?? '–'} / ${quote.email ?? '–'}`,
    ].filter(Boolean)
    modals.openConfirmModal({
      title: t('inbox.merge.title', names),
      children: (
        <>
          <p>{t('inbox.merge.text', names)}</p>
          {differ.length > 0 && <p>{t('inbox.merge.differ', { fields: differ.join(' · ') })}</p>}
        </>
      ),
      labels: { confirm: t('inbox.merge.confirm'), cancel: t('form.cancel') },
      onConfirm: () =>
        void carryOut(
          () => panelCall('mergeQuotes', { from: other.id, into: quote.id }),
          t('inbox.merge.done', { reference: quote.reference }),
        ),
    })
  }
}
