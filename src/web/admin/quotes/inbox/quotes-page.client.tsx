import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconKeyboard, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { quoteOperations } from '#contract/quotes/quotes.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { Pagination } from '#web/admin/kit/list/pagination.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import styles from './inbox.module.css'
import { showKeys } from './keys-help.tsx'
import { InboxTools } from '../list/inbox-tools.tsx'
import { inboxParams } from '../list/inbox-params.ts'
import { QuotesExport } from '../list/export-menu.tsx'
import { QuoteList } from '../list/quote-list.tsx'
import { QuotePane } from '../detail/quote-pane.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useNeighbours, useOpenQuote } from './use-open-quote.ts'

/** The inbox: quotes, and beside them the one that is open. */
export default function QuotesPage() {
  const t = usePanelTexts()
  const page = useListPage('listQuote', quoteOperations.listQuote.input, {
    wanted: inboxParams,
    refetchInterval: 60_000,
  })
  const { query, state, change } = page
  const { openId, open, close } = useOpenQuote(page)
  const neighbours = useNeighbours(query.data?.list, openId)
  const pane = useRef<HTMLDivElement>(null)
  const leaf = (step: 1 | -1) => {
    const id = neighbours(step)
    if (!id) return
    open(id)
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] button`)?.focus()
  }
  useInboxKeys(pane, { leaf, close })
  const now = new Date(query.dataUpdatedAt)
  return (
    <PageFrame
      title={t('sections.quotes')}
      actions={
        <>
          <Tooltip label={t('inbox.keys.show')}>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('inbox.keys.show')}
              aria-keyshortcuts="?"
              className={styles.keys}
              onClick={() => showKeys(t)}
            >
              <IconKeyboard size={20} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <QuotesExport state={state} />
          <Button component={Link} to={adminPaths.addQuote} leftSection={<IconPlus size={18} />}>
            {t('inbox.add.button')}
          </Button>
        </>
      }
    >
      <div className={styles.inbox} data-open={Boolean(openId)}>
        <div className={styles.tools}>
          <InboxTools state={state} change={change} />
        </div>
        <div className={styles.side}>
          <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
            <QueryView query={query}>
              {({ list, total }) => (
                <>
                  <p className={styles.total} role="status">
                    {t('list.shown', { count: total })}
                  </p>
                  {total === 0 ? (
                    <Notice title={t('inbox.none')} text={t('inbox.noneText')} />
                  ) : (
                    <QuoteList list={list} openId={openId} now={now} onOpen={open} />
                  )}
                  <Pagination
                    total={total}
                    page={state.page}
                    pageSize={state.pageSize}
                    change={change}
                  />
                </>
              )}
            </QueryView>
          </FocusKeeper>
        </div>
        <div ref={pane} className={styles.pane}>
          {openId ? (
            <QuotePane
              key={openId}
              id={openId}
              now={now}
              previous={neighbours(-1)}
              next={neighbours(1)}
              onOpen={open}
              onClose={close}
            />
          ) : (
            <Notice title={t('inbox.choose')} text={t('inbox.chooseText')} />
          )}
        </div>
      </div>
    </PageFrame>
  )
}
