import { Button, TextInput } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { email as emailField } from '#contract/base/fields.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './people.module.css'
import { saveFile } from '#web/shared/api/save-file.ts'
import { useErasure } from './use-erasure.tsx'

/** One person, by their e-mail: everything kept as a file, or erased. */
export function PersonCard() {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const { askToErase, outcome, forgetOutcome } = useErasure()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** The address as the server knows it; says what is wrong with one that is none. */
  function checked(): string | undefined {
    const parsed = emailField.safeParse(typed)
    setError(parsed.error && translateMessage(t, parsed.error.issues[0]?.message ?? ''))
    return parsed.data
  }
  const download = async (event: SubmitEvent) => {
    event.preventDefault()
    const email = checked()
    if (email === undefined) return
    setBusy(true)
    try {
      saveFile(await panelCall('exportPerson', { email }))
      toastSuccess(t('people.exported', { email }))
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
  }
  const erase = () => {
    const email = checked()
    if (email !== undefined) askToErase(email)
  }
  return (
    <Card title={t('people.personTitle')} hint={t('people.personHint')}>
      <form className={styles.person} onSubmit={(event) => void download(event)} noValidate>
        <TextInput
          label={t('people.email')}
          type="email"
          autoComplete="off"
          required
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(undefined)
            forgetOutcome()
          }}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={18} stroke={1.6} />}
          >
            {t('people.export')}
          </Button>
          <Button
            variant="default"
            c="var(--danger)"
            leftSection={<IconEraser size={18} stroke={1.6} />}
            onClick={erase}
          >
            {t('people.erase')}
          </Button>
        </div>
        <div aria-live="polite">{outcome}</div>
      </form>
    </Card>
  )
}
