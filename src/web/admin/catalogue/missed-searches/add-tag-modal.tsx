import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { MissedSearch } from '#contract/editing/missed-searches.ts'
import { limits } from '#contract/base/limits.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { everyOption } from '#web/admin/kit/form/fields/matching-options.ts'
import { isTaggedKind, type TaggedKind, taggedKinds, useTagging } from './use-tagging.ts'
import { useItemOptions } from './use-item-options.ts'

interface AddTagModalProps {
  /** The search in question; undefined while this is closed. */
  search: MissedSearch | undefined
  onClose: () => void
}

/** Gives an item a tag by which a missed search finds it. */
export function AddTagModal({ search, onClose }: AddTagModalProps) {
  const t = usePanelTexts()
  return (
    <Dialog
      opened={Boolean(search)}
      onClose={onClose}
      title={t('missed.tagTitle', { keyword: search?.keyword ?? '' })}
    >
      {search && <AddTagForm search={search} onClose={onClose} />}
    </Dialog>
  )
}

function AddTagForm({ search, onClose }: { search: MissedSearch; onClose: () => void }) {
  const t = usePanelTexts()
  const [kind, setKind] = useState<TaggedKind>('destination')
  const [id, setId] = useState<string | null>(null)
  const [tag, setTag] = useState(search.keyword.slice(0, limits.tagMaxLength))
  const [dismiss, setDismiss] = useState(true)
  const { options, onSearch } = useItemOptions(kind)
  const { addTag, busy } = useTagging(search)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (id === null) return
    if (await addTag({ kind, id, tag, dismiss })) onClose()
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <p>{t('missed.tagHint')}</p>
        <Select
          label={t('missed.tagKind')}
          data={taggedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => {
            if (!isTaggedKind(value)) return
            setKind(value)
            setId(null)
          }}
        />
        <Select
          key={kind}
          label={t('missed.tagItem')}
          description={t('missed.tagItemHint')}
          data={options}
          value={id}
          onChange={setId}
          onSearchChange={onSearch}
          filter={everyOption}
          nothingFoundMessage={t('list.nothing')}
          searchable
          required
          data-autofocus
        />
        <TextInput
          label={t('missed.tag')}
          lang={search.lang}
          maxLength={limits.tagMaxLength}
          required
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
        <Checkbox
          label={t('missed.alsoDismiss')}
          checked={dismiss}
          onChange={(event) => setDismiss(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={id === null || tag.trim() === ''}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
