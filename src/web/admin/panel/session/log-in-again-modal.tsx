import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { FactorMethod } from '#contract/base/rights/factor-methods.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { factorsAskedBy, logIn } from '#web/shared/forms/log-in.ts'
import { logInWithPasskey } from '#web/shared/forms/passkey-log-in.ts'
import { isLeftUnanswered } from '#web/shared/forms/unanswered.ts'
import { wrongCode } from '#web/shared/forms/wrong-code.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { dropWaitingCalls, loggedInAgain, useLogInAwaited } from './log-in-again.ts'
import { FactorInput } from './factor-input.tsx'

/** Asks to log in over the page when the session has run out; the work goes on afterwards. */
export function LogInAgainModal() {
  const t = usePanelTexts()
  const session = useSession()
  const awaited = useLogInAwaited()
  const textOf = useFailureText()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [email, setEmail] = useState(session.state === 'loggedIn' ? session.account.email : '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  /** By what the second factor may be shown, once the server has asked for it. */
  const [methods, setMethods] = useState<readonly FactorMethod[]>()
  const asksCode = methods?.some((method) => method !== 'passkey')

  // Here or in another tab: anyone who logs in lets the waiting calls go on.
  const account = session.state === 'loggedIn' ? session.account : undefined
  useEffect(() => {
    if (account) loggedInAgain()
  }, [account])

  // Another account gets a panel of its own, and carries out nothing that this one asked for.
  useEffect(() => dropWaitingCalls, [])

  const enterBy = async (way: () => Promise<unknown>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await way()
      setPassword('')
      setCode('')
      setMethods(undefined)
    } catch (failure) {
      const asked = factorsAskedBy(failure)
      if (asked) setMethods(asked)
      // Asked for the first time, nothing is wrong yet.
      if (!asked || methods) setTrouble(await said(failure, asked))
    } finally {
      setBusy(false)
    }
  }
  const said = async (failure: unknown, asked: readonly FactorMethod[] | undefined) => {
    if (isLeftUnanswered(failure)) return t('account.confirm.unanswered')
    if (asked && !asksCode) return t('auth.passkeyUnknown')
    return textOf(asked ? await wrongCode() : failure)
  }
  // Asked for after the password, a passkey is shown beside it.
  const byPasskey = () => logInWithPasskey(methods && { email, password })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void enterBy(() => logIn({ email, password, ...(asksCode && { code }) }))
  }
  return (
    <Dialog
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
          {trouble && (
            <Alert color="wine" role="alert">
              {trouble}
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
          {asksCode && <FactorInput value={code} onChange={setCode} />}
          <Button type="submit" loading={busy}>
            {t('common.logIn')}
          </Button>
          {'PublicKeyCredential' in window && (
            <Button variant="subtle" disabled={busy} onClick={() => void enterBy(byPasskey)}>
              {t('auth.logInWithPasskey')}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
