import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './days.module.css'
import { type ProgrammeDay, programmeDays } from './programme.ts'

interface PasteProgrammeProps {
  onPaste: (programme: ProgrammeDay[], lang: Language) => void
}

/** Makes days of a text that was written elsewhere. */
export function PasteProgramme({ onPaste }: PasteProgrammeProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [lang, setLang] = useState(useLanguage())
  const found = programmeDays(text)
  const close = () => {
    setOpened(false)
    setText('')
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={17} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t('days.paste')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('days.pasteTitle')} size="lg">
        <Stack>
          <Select
            label={t('days.pasteLanguage')}
            data={languages.map((each) => ({
              value: each,
              label: t(`translation:common.languages.${each}`),
            }))}
            allowDeselect={false}
            value={lang}
            onChange={(chosen) => isLanguage(chosen) && setLang(chosen)}
          />
          <Textarea
            label={t('days.pasteLabel')}
            description={t('days.pasteHint')}
            data-autofocus
            autosize
            minRows={8}
            maxRows={16}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div role="status">
            <p>
              {found.length > 0
                ? t('days.pasteFound', { count: found.length })
                : t('days.pasteNone')}
            </p>
            <ol className={styles.found}>
              {found.map(({ day, title }) => (
                <li key={day} value={day}>
                  {title}
                </li>
              ))}
            </ol>
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button
              disabled={found.length === 0}
              onClick={() => {
                onPaste(found, lang)
                close()
              }}
            >
              {t('days.pasteConfirm')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
