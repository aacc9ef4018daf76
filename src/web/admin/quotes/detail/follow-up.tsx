import { Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { limits } from '#contract/base/limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import type { QuoteDetail } from './quote-detail.ts'

/** A day on which the quote comes back to mind. */
export function FollowUp({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { followUpOn, followUpNote } = quote
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      trapFocus
      position="bottom-start"
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          data-key="follow-up"
          aria-keyshortcuts="F"
          leftSection={<IconBell size={17} stroke={1.6} />}
          title={followUpNote ?? undefined}
          onClick={() => setOpen(!open)}
        >
          {followUpOn
            ? t('inbox.followUp.set', { day: dayText(followUpOn, language) })
            : t('inbox.followUp.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('inbox.followUp.button')}>
        <FollowUpForm quote={quote} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function FollowUpForm({ quote, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const t = usePanelTexts()
  const { carryOut } = useQuoteActions()
  const [on, setOn] = useState(quote.followUpOn ?? '')
  const [note, setNote] = useState(quote.followUpNote ?? '')
  const remind = async (day: string | null) => {
    const done = await carryOut(
      () =>
        panelCall('quoteFollowUp', {
          quoteId: quote.id,
          on: day,
          note: (day && note.trim()) || null,
        }),
      t(day ? 'inbox.followUp.saved' : 'inbox.followUp.cleared'),
    )
    if (done) onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void remind(on)
      }}
    >
      <Stack gap="xs" maw="20rem">
        <TextInput
          type="date"
          label={t('inbox.followUp.on')}
          description={t('inbox.followUp.hint')}
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        <TextInput
          label={t('inbox.followUp.note')}
          maxLength={limits.followUpNoteMaxLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="compact-md" disabled={!on}>
            {t('inbox.followUp.save')}
          </Button>
          {quote.followUpOn && (
            <Button variant="default" size="compact-md" onClick={() => void remind(null)}>
              {t('inbox.followUp.clear')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
