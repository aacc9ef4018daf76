import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import type { Errors } from '#web/admin/kit/form/fields/whole-field.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

interface TermEditorProps {
  opened: boolean
  onClose: () => void
}

/** A new term: it stays as it is, or it has names. */
export function TermEditor({ opened, onClose }: TermEditorProps) {
  const t = usePanelTexts()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('glossary.addTitle')}>
      <TermForm onClose={onClose} />
    </Dialog>
  )
}

function TermForm({ onClose }: { onClose: () => void }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const failedWith = useTermErrors()
  const [term, setTerm] = useState('')
  const [keep, setKeep] = useState(true)
  const [texts, setTexts] = useState<LanguageTexts>({})
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await panelCall('addTerm', keep ? { term, keep } : { term, texts })
      await client.invalidateQueries({ queryKey: ['listTerms'] })
      toastSuccess(t('glossary.added'))
      onClose()
    } catch (failure) {
      failedWith.show(failure)
    } finally {
      setBusy(false)
    }
  }
  const { errors } = failedWith
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextInput
          label={t('glossary.term')}
          lang="en"
          withAsterisk
          data-autofocus
          maxLength={limits.termMaxLength}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
          error={errors['term']}
        />
        <Checkbox
          label={t('glossary.keep')}
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
        {!keep && (
          <LanguageInputs
            label={t('glossary.texts')}
            hint={t('glossary.textsHint')}
            maxLength={limits.termMaxLength}
            value={texts}
            onChange={setTexts}
            errors={textErrors(errors)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('glossary.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The whole field's error, or those of its languages. */
function textErrors(errors: Errors): Errors {
  const own = Object.entries(errors).filter(([path]) => path.split('.')[0] === 'texts')
  return Object.fromEntries(own.map(([path, error]) => [path.split('.')[1] ?? '', error]))
}

/** Broken rules beside their fields, anything else in a toast. */
function useTermErrors() {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [errors, setErrors] = useState<Errors>({})
  const show = (failure: unknown) => {
    const issues = failure instanceof Failure ? (failure.context.issues ?? []) : []
    setErrors(
      Object.fromEntries(issues.map(({ path, message }) => [path, translateMessage(t, message)])),
    )
    if (issues.length === 0) showFailure(failure)
  }
  return { errors, show }
}
