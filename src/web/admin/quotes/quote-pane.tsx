import { ActionIcon, Button, Drawer, Tooltip } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconMailForward,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inLanguage } from '#contract/languages.ts'
import type { Quote } from '#contract/quotes.ts'
import { useLanguage } from '../../i18n/use-texts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { replyAddress } from './reply-address.ts'
import { replyWords } from './reply-words.ts'
import styles from './quotes.module.css'
import { useEntityName } from './use-entity-name.ts'
import { useQuoteActions } from './use-quote-actions.ts'

interface QuotePaneProps {
  quote: Quote | undefined
  /** The ids around it, in the list's order. */
  neighbours: string[]
  onOpen: (id: string | undefined) => void
}

/** A quote beside the list; opening it marks it as seen. */
export function QuotePane({ quote, neighbours, onOpen }: QuotePaneProps) {
  // What was shown last stays while the pane slides away.
  const [shown, setShown] = useState(quote)
  if (quote && quote !== shown) setShown(quote)
  const { mark } = useQuoteActions()
  const { id, seen } = quote ?? {}
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    if (id === opened) return
    setOpened(id)
    if (id && !seen) void mark(id, true)
  }, [id, seen, opened, mark])

  return (
    <Drawer
      opened={Boolean(quote)}
      onClose={() => onOpen(undefined)}
      position="right"
      size="lg"
      title={shown?.name}
    >
      {shown && <PaneBody quote={shown} neighbours={neighbours} onOpen={onOpen} />}
    </Drawer>
  )
}

function PaneBody({ quote, neighbours, onOpen }: QuotePaneProps & { quote: Quote }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { mark, askToDelete } = useQuoteActions()
  const entityName = useEntityName()
  const item = inLanguage(quote.entityDetails, quote.lang)?.name ?? quote.entityName
  const place = neighbours.indexOf(quote.id)
  const leave = (work: () => void) => {
    onOpen(undefined)
    work()
  }
  return (
    <>
      <div className={styles.tools}>
        <Button
          component="a"
          href={replyAddress(quote, replyWords[quote.lang]({ ...quote, item }))}
          leftSection={<IconMailForward size={18} stroke={1.6} />}
        >
          {t('quotes.reply')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMailOpened size={18} stroke={1.6} />}
          onClick={() => leave(() => void mark(quote.id, false))}
        >
          {t('quotes.markUnread')}
        </Button>
        <Tooltip label={t('quotes.delete')}>
          <ActionIcon
            variant="default"
            size={36}
            c="var(--danger)"
            aria-label={t('quotes.delete')}
            onClick={() => askToDelete(quote, () => onOpen(undefined))}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <div className={styles.leaf}>
          <ActionIcon
            variant="subtle"
            size={36}
            disabled={place < 1}
            aria-label={t('quotes.previous')}
            onClick={() => onOpen(neighbours[place - 1])}
          >
            <IconChevronUp size={20} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            disabled={place < 0 || place === neighbours.length - 1}
            aria-label={t('quotes.next')}
            onClick={() => onOpen(neighbours[place + 1])}
          >
            <IconChevronDown size={20} />
          </ActionIcon>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{t('quotes.reference')}</dt>
        <dd>{quote.reference}</dd>
        <dt>{t('users.email')}</dt>
        <dd>{quote.email}</dd>
        <dt>{t('quotes.about')}</dt>
        <dd>
          <Link to={adminPaths.view(quote.entityType, quote.entityId)}>{entityName(quote)}</Link> ·{' '}
          {t(`kinds.${quote.entityType}`)}
        </dd>
        <dt>{t('quotes.received')}</dt>
        <dd>
          {quote.creationDate.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' })}
        </dd>
      </dl>
      <p className={styles.message}>{quote.message}</p>
    </>
  )
}
