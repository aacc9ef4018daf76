import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { textLanguageOf } from '#texts/languages.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { ProgrammeFound } from './programme-found.tsx'
import { textsAlone } from './put-into-days.ts'
import { type ProgrammeDay, type ProgrammeNames, readProgramme } from './read-programme.ts'
import { languageIn } from './words.ts'

interface PasteProgrammeProps {
  names: ProgrammeNames
  /** Ids of the route, which may be blank yet. */
  route: readonly string[]
  /** The days that have a text in a language. */
  writtenIn: (lang: Language) => readonly number[]
  onPaste: (programme: ProgrammeDay[], lang: Language) => void
}

/** Makes days of a text that was written elsewhere, and shows before what it understood. */
export function PasteProgramme({ names, route, writtenIn, onPaste }: PasteProgrammeProps) {
  const languages = useLanguagesInUse()
  const own = useLanguage()
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Language>()
  const [fills, setFills] = useState(true)
  const detected = useMemo(() => languageIn(text), [text])
  const lang = chosen ?? languages.find((each) => each === detected) ?? own
  const { days: whole, leftOver } = useMemo(
    () => readProgramme(text, textLanguageOf(lang), names),
    [text, lang, names],
  )
  const days = fills ? whole : textsAlone(whole)
  const close = () => {
    setOpened(false)
    setText('')
    setChosen(undefined)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={17} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t('dayForm.paste')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('dayForm.pasteTitle')} size="lg">
        <Stack>
          <Textarea
            label={t('dayForm.pasteLabel')}
            description={t('dayForm.pasteHint')}
            data-autofocus
            autosize
            minRows={8}
            maxRows={16}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Select
            label={t('dayForm.pasteLanguage')}
            data={languages.map((each) => ({
              value: each,
              label: t(`common.languages.${each}`),
            }))}
            allowDeselect={false}
            value={lang}
            onChange={(value) => isLanguage(value) && setChosen(value)}
          />
          <Checkbox
            label={t('dayForm.pasteFill')}
            description={t('dayForm.pasteFillHint')}
            checked={fills}
            onChange={(event) => setFills(event.currentTarget.checked)}
          />
          <ProgrammeFound
            days={days}
            leftOver={leftOver}
            names={names}
            route={route}
            written={writtenIn(lang)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button
              disabled={days.length === 0}
              onClick={() => {
                onPaste(days, lang)
                close()
              }}
            >
              {t('dayForm.pasteConfirm')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
