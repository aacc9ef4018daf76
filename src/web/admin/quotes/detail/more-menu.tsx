import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconDots, IconLink, IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useCopy } from '../inbox/use-copy.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import type { QuoteDetail } from './quote-detail.ts'
import styles from './quote-pane.module.css'

const iconProps = { size: 17, stroke: 1.6 }

/** Menu of occasional actions: unread again, a link for the visitor, deletion. */
export function MoreMenu({ quote, onGone }: { quote: QuoteDetail; onGone: () => void }) {
  const t = usePanelTexts()
  const { mark, carryOut } = useQuoteActions()
  const copy = useCopy()
  const showFailure = useFailureToast()
  const { id: quoteId, name, seen } = quote
  const toggleSeen = () =>
    mark(quoteId, !seen, t(seen ? 'inbox.actions.markedUnread' : 'inbox.actions.markedRead'))
  const copyLink = async () => {
    try {
      const { url } = await panelCall('addRequestLink', { quoteId })
      await copy(url, t('inbox.actions.linkCopied'))
    } catch (failure) {
      showFailure(failure)
    }
  }
  const askToDelete = () => {
    // An accepted proposal is a contract: that is said before anybody confirms.
    const accepted = quote.proposals.filter(({ state }) => state === 'accepted')
    if (accepted.length > 0) {
      openDialog({
        title: t('inbox.actions.keptTitle'),
        onlyShows: true,
        content: () =>
          t('inbox.actions.keptText', { titles: accepted.map(({ title }) => title).join(', ') }),
      })
      return
    }
    modals.openConfirmModal({
      title: t('inbox.actions.deleteTitle'),
      children: t('inbox.actions.deleteText', { name }),
      labels: { confirm: t('deletion.confirm'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () =>
        void carryOut(async () => {
          await panelCall('deleteQuote', { quoteId })
          onGone()
        }, t('inbox.actions.deleted')),
    })
  }
  const seenLabel = t(seen ? 'inbox.actions.markUnread' : 'inbox.actions.markRead')
  const SeenIcon = seen ? IconMail : IconMailOpened
  return (
    <div className={styles.pair}>
      <Tooltip label={seenLabel}>
        <ActionIcon
          variant="default"
          size={36}
          data-key="seen"
          aria-keyshortcuts="E"
          aria-label={seenLabel}
          onClick={() => void toggleSeen()}
        >
          <SeenIcon {...iconProps} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('inbox.actions.more')}>
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink {...iconProps} />} onClick={() => void copyLink()}>
            {t('inbox.actions.copyLink')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="var(--danger)"
            leftSection={<IconTrash {...iconProps} />}
            onClick={askToDelete}
          >
            {t('inbox.actions.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
