import { acceptOf } from './upload/check-file.ts'
import { Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconReplace } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { panelCall } from '../api/panel-call.ts'
import { operationQuery } from '../api/queries.ts'
import { useFailureToast } from '../layout/text/failure-text.ts'
import { FocalPoint } from './focal-point.tsx'
import { LanguageInputs } from '../form/languages/language-inputs.tsx'

export interface EditedMedia {
  id: string
  type: 'image' | 'video'
  url: string
  alt: LanguageTexts
  caption: LanguageTexts
  credit: string | null
  focus: { x: number; y: number }
  decorative: boolean
  fileName?: string | null | undefined
}

interface PictureFormProps {
  media: EditedMedia
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function PictureForm({ media, onClose, onChanged }: PictureFormProps) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const { id: mediaId, type } = media
  const [alt, setAlt] = useState(media.alt)
  const [caption, setCaption] = useState(media.caption)
  const [credit, setCredit] = useState(media.credit ?? '')
  const [decorative, setDecorative] = useState(media.decorative)
  const [focus, setFocus] = useState<EditedMedia['focus']>()
  const [busy, setBusy] = useState(false)
  const whole = useQuery({
    ...operationQuery('getWholePicture', { mediaId }),
    enabled: type === 'image',
  })
  const carryOut = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      await onChanged()
      toastSuccess(done)
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const fields = { mediaId, alt, caption, credit, decorative, ...(focus && { focus }) }
    if (await carryOut(() => panelCall('editMedia', fields), t('form.saved'))) onClose()
  }
  const replace = async (file: File | null) => {
    if (!file) return
    const done = t('media.replaced')
    if (!(await carryOut(() => panelCall('replaceMedia', { mediaId, file }), done))) return
    setFocus(undefined)
    await whole.refetch()
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        {media.fileName && <p>{t('media.fileName', { name: media.fileName })}</p>}
        {whole.data && (
          <section aria-label={t('media.focusTitle')}>
            <FocalPoint whole={whole.data} value={focus ?? media.focus} onChange={setFocus} />
            <p>{t('media.focusHint')}</p>
          </section>
        )}
        <Checkbox
          label={t('media.decorative')}
          checked={decorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        {!decorative && (
          <LanguageInputs
            label={t('media.alt')}
            hint={t('media.altHint')}
            maxLength={limits.altMaxLength}
            value={alt}
            onChange={setAlt}
          />
        )}
        <LanguageInputs
          label={t('media.caption')}
          hint={t('media.captionHint')}
          maxLength={limits.captionMaxLength}
          value={caption}
          onChange={setCaption}
        />
        <TextInput
          label={t('media.credit')}
          maxLength={limits.creditMaxLength}
          value={credit}
          onChange={(event) => setCredit(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <FileButton onChange={(file) => void replace(file)} accept={acceptOf(type)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={busy}
                leftSection={<IconReplace size={17} stroke={1.6} />}
              >
                {t('media.replace')}
              </Button>
            )}
          </FileButton>
          <Button type="submit" loading={busy}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
