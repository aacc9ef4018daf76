import { Tabs } from '@mantine/core'
import { IconMailForward, IconMessagePlus, IconNote } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { isErased } from '../detail/quote-detail.ts'
import styles from './compose.module.css'
import { MessageLog } from './message-log.tsx'
import { NoteBox } from './note-box.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { TextToCopy } from './text-to-copy.tsx'

const tabs = [
  { tab: 'reply', key: 'R', TabIcon: IconMailForward },
  { tab: 'note', key: 'N', TabIcon: IconNote },
  { tab: 'log', key: undefined, TabIcon: IconMessagePlus },
] as const

/** Tabs for writing to a quote: an answer, a note, or words exchanged elsewhere. */
export function Compose({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const [tab, setTab] = useState<string | null>('reply')
  const box = useRef<HTMLDivElement>(null)
  /** A tab that is pressed is to be written in, from the next key on. */
  const writeIn = (pressed: string) => {
    flushSync(() => setTab(pressed))
    const tabPanel = box.current?.querySelector<HTMLElement>(`[data-tab="${pressed}"]`)
    const field = tabPanel?.querySelector<HTMLElement>('[contenteditable="true"], textarea')
    if (field) beginWriting(field)
    box.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={box} className={styles.compose}>
      <Card title={t('inbox.compose.label')}>
        {/* Hidden otherwise, the editor would begin anew each time that it is shown. */}
        <Tabs value={tab} onChange={setTab} keepMountedMode="display-none">
          <Tabs.List aria-label={t('inbox.compose.label')}>
            {tabs.map(({ tab: each, key, TabIcon }) => (
              <Tabs.Tab
                key={each}
                value={each}
                data-key={each}
                aria-keyshortcuts={key}
                leftSection={<TabIcon size={17} stroke={1.6} aria-hidden />}
                onClick={() => writeIn(each)}
              >
                {t(`inbox.compose.${each}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="reply" data-tab="reply" className={styles.panel}>
            {isErased(quote) ? (
              <p className={styles.hint}>{t('inbox.reply.erased')}</p>
            ) : quote.email ? (
              <ReplyEditor quote={quote} email={quote.email} />
            ) : (
              <TextToCopy quote={quote} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="note" data-tab="note" className={styles.panel}>
            <NoteBox quoteId={quote.id} />
          </Tabs.Panel>
          <Tabs.Panel value="log" data-tab="log" className={styles.panel}>
            <MessageLog quoteId={quote.id} />
          </Tabs.Panel>
        </Tabs>
      </Card>
    </div>
  )
}

/** Gives a field the focus, its caret behind what was written in it already. */
function beginWriting(field: HTMLElement): void {
  field.focus()
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(field.value.length, field.value.length)
    return
  }
  const selection = getSelection()
  selection?.selectAllChildren(field.lastElementChild ?? field)
  selection?.collapseToEnd()
}
