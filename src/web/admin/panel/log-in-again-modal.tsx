import { Alert, Button, Modal, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logIn } from '../../forms/log-in.ts'
import { useSession } from '../../session/use-session.ts'
import { useFailureText } from '../kit/layout/failure-text.ts'
import { dropWaitingCalls, loggedInAgain, useLogInAwaited } from '../log-in-again.ts'

/** Asks to log in over the page when the session has run out; the work goes on afterwards. */
export function LogInAgainModal() {
  const { t } = useTranslation(['admin', 'translation'])
  const session = useSession()
  const awaited = useLogInAwaited()
  const textOf = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [email, setEmail] = useState(session.state === 'loggedIn' ? session.account.email : '')
  const [password, setPassword] = useState('')

  // Here or in another tab: anyone who logs in lets the waiting calls go on.
  const account = session.state === 'loggedIn' ? session.account : undefined
  useEffect(() => {
    if (account) loggedInAgain()
  }, [account])

  // Another account gets a panel of its own, and carries out nothing that this one asked for.
  useEffect(() => dropWaitingCalls, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setFailure(undefined)
    try {
      await logIn(email, password)
      setPassword('')
    } catch (refusal) {
      setFailure(textOf(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened={awaited || session.state === 'loggedOut'}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('logInAgain.title')}
      zIndex={500}
      // Anyone who passes by reads nothing of the page that waits behind.
      overlayProps={{ backgroundOpacity: 1, color: 'var(--paper)' }}
    >
      <form onSubmit={submit}>
        <Stack>
          <p>{t('logInAgain.text')}</p>
          {failure && (
            <Alert color="wine" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            label={t('logInAgain.email')}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('logInAgain.password')}
            autoComplete="current-password"
            required
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy}>
            {t('translation:common.logIn')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
