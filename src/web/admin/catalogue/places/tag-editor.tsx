import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { AliasesInput } from '#web/admin/kit/form/fields/aliases-input.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

interface EditedTag {
  tag: string
  names: LanguageTexts
  /** An editor's; null where the shipped ones stand. */
  aliases: string[] | null
  defaultAliases: string[]
}

interface TagEditorProps {
  /** The tag to name; undefined while the editor is closed. */
  tag: EditedTag | undefined
  onClose: () => void
}

/** Edits the names of a tag in each language, and the words that it is found by. */
export function TagEditor({ tag, onClose }: TagEditorProps) {
  const t = usePanelTexts()
  return (
    <Dialog
      opened={Boolean(tag)}
      onClose={onClose}
      title={t('tags.editTitle', { tag: tag?.tag ?? '' })}
    >
      {tag && <TagForm key={tag.tag} tag={tag} onClose={onClose} />}
    </Dialog>
  )
}

function TagForm({ tag, onClose }: { tag: EditedTag; onClose: () => void }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [names, setNames] = useState(tag.names)
  const [aliases, setAliases] = useState(tag.aliases)
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await panelCall('editTag', { tag: tag.tag, names, aliases })
      await client.invalidateQueries()
      toastSuccess(t('form.saved'))
      onClose()
    } catch (failure) {
      showFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <LanguageInputs
          label={t('tags.names')}
          hint={t('tags.editHint')}
          maxLength={limits.nameMaxLength}
          value={names}
          onChange={setNames}
        />
        <AliasesInput
          max={limits.themeAliasesMax}
          description={t(
            aliases === null && tag.defaultAliases.length > 0
              ? 'tags.shippedHint'
              : 'tags.aliasesHint',
          )}
          value={aliases ?? tag.defaultAliases}
          onChange={setAliases}
          errors={{}}
        />
        {aliases !== null && tag.defaultAliases.length > 0 && (
          <Button variant="subtle" onClick={() => setAliases(null)}>
            {t('tags.backToShipped')}
          </Button>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
