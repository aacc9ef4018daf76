import { Button, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { textLanguages } from '#texts/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useSwitchLanguage } from './panel-language.tsx'

/** The panel's language; the page stays as it is. */
export function LanguageSwitch() {
  const t = usePanelTexts()
  const current = useLanguage()
  const switchLanguage = useSwitchLanguage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          px="xs"
          leftSection={<IconLanguage size={18} stroke={1.6} />}
          aria-label={`${current.toUpperCase()}: ${t('common.language')}`}
        >
          {current.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {textLanguages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            onClick={() => switchLanguage(language)}
            rightSection={language === current && <IconCheck size={16} aria-hidden />}
            aria-current={language === current ? 'true' : undefined}
          >
            {t(`common.languages.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
