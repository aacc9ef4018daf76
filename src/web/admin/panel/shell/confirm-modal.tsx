import { Alert, Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { showPasskey } from '#web/shared/forms/passkeys.ts'
import { isLeftUnanswered } from '#web/shared/forms/unanswered.ts'
import type { InputOf } from '#contract/index.ts'
import { useConfirmation } from '#web/shared/session/use-confirmation.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { FactorInput } from '../session/factor-input.tsx'

/**
 * Over whatever is open: has somebody confirm that it is them, then the call that asked for it goes on by itself.
 * Escape closes this dialog alone: what is being written in the one below stays.
 */
export function ConfirmModal() {
  const t = usePanelTexts()
  const { isOpen, methods, confirm, cancel } = useConfirmation()
  return (
    <Dialog
      opened={isOpen}
      onClose={cancel}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t('account.confirm.title')}
      zIndex={450}
    >
      {/* Mounted with the methods that it offers, so that its first field takes the focus. */}
      {methods ? (
        <Confirmation methods={methods} confirm={confirm} cancel={cancel} />
      ) : (
        <p role="status">{t('common.loading')}</p>
      )}
    </Dialog>
  )
}

type ConfirmationProps = Omit<ReturnType<typeof useConfirmation>, 'isOpen' | 'methods'> & {
  methods: NonNullable<ReturnType<typeof useConfirmation>['methods']>
}

function Confirmation({ methods, confirm, cancel }: ConfirmationProps) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  const [typed, setTyped] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState<'typed' | 'passkey'>()
  const asksPassword = !methods.code && !methods.passkey

  const show = async (by: 'typed' | 'passkey', what: () => Promise<InputOf<'confirmMe'>>) => {
    setBusy(by)
    setTrouble(undefined)
    try {
      await confirm(await what())
    } catch (failure) {
      setTrouble(isLeftUnanswered(failure) ? t('account.confirm.unanswered') : textOf(failure))
    }
    setBusy(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void show('typed', async () => (asksPassword ? { password: typed } : { code: typed }))
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel()
      }}
    >
      <Stack>
        <p>{t('account.confirm.text')}</p>
        {trouble && (
          <Alert color="wine" role="alert">
            {trouble}
          </Alert>
        )}
        {(methods.code || asksPassword) && (
          <>
            <FactorInput asksPassword={asksPassword} value={typed} onChange={setTyped} />
            <Button type="submit" loading={busy === 'typed'} data-mantine-stop-propagation="true">
              {t('account.confirm.confirm')}
            </Button>
          </>
        )}
        {methods.passkey && (
          <Button
            variant={methods.code ? 'default' : 'filled'}
            loading={busy === 'passkey'}
            onClick={() => void show('passkey', async () => ({ response: await showPasskey() }))}
            data-autofocus={!methods.code || undefined}
            data-mantine-stop-propagation="true"
          >
            {t('account.confirm.passkey')}
          </Button>
        )}
        <Button variant="subtle" onClick={cancel} data-mantine-stop-propagation="true">
          {t('common.cancel')}
        </Button>
      </Stack>
    </form>
  )
}
