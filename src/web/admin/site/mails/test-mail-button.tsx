import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle, IconMailCheck } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Sends a test mail and says what the mail server said. */
export function TestMailButton() {
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconMailCheck size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t('mailList.test')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('mailList.test')}>
        <TestMailForm onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}

function TestMailForm({ onDone }: { onDone: () => void }) {
  const t = usePanelTexts()
  const session = useSession()
  const client = useQueryClient()
  const wordsOf = useTroubleMessage()
  const [to, setTo] = useState(session.state === 'loggedIn' ? session.account.email : '')
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(undefined)
    try {
      await panelCall('sendTestMail', { to })
      toastSuccess(t('mailList.testSent', { to }))
      await client.invalidateQueries({ queryKey: ['listMails'] })
      onDone()
    } catch (failure) {
      setTrouble(wordsOf(failure))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <TextInput
          label={t('mailList.testTo')}
          description={t('mailList.testHint')}
          type="email"
          autoComplete="email"
          required
          data-autofocus
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <div aria-live="polite">
          {trouble && (
            <Alert
              color="wine"
              icon={<IconAlertTriangle size={20} />}
              title={t('mailList.testRefused')}
            >
              {trouble}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('mailList.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The mail server's own words where it said any, else what any failure says. */
function useTroubleMessage(): (failure: unknown) => string {
  const t = usePanelTexts()
  const textOf = useFailureText()
  return (failure) => {
    const said = failure instanceof Failure ? failure.context.message : undefined
    return said === undefined ? textOf(failure) : translateMessage(t, said)
  }
}
