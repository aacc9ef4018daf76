import { ActionIcon, AppShell, Drawer, Kbd, UnstyledButton } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CommandPalette } from '../palette/command-palette.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { palette } from '../palette/palette-store.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './shell.module.css'
import { PhoneBar } from '../navigation/phone/phone-bar.tsx'
import { SideNavigation } from '../navigation/side-navigation.tsx'
import { useTrailWriting } from '../navigation/trail/use-trail-places.ts'

const wide = 248
const narrowWidth = 64

/** The panel's frame: sections at the side (a drawer on tablets, a bar below on phones), search, language and account on top. */
export function Shell({ children }: { children: ReactNode }) {
  const t = usePanelTexts()
  useTrailWriting()
  const [narrow, setNarrow] = useLocalStorage({ key: 'adminMenuNarrow', defaultValue: false })
  const [drawer, { open, close }] = useDisclosure(false)
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: narrow ? narrowWidth : wide, breakpoint: 'md', collapsed: { mobile: true } }}
      layout="alt"
      transitionDuration={160}
    >
      <a href="#content" className={styles.skip}>
        {t('common.skipToContent')}
      </a>
      <ProgressBar />
      <AppShell.Navbar withBorder={false} visibleFrom="md">
        <SideNavigation narrow={narrow} onToggle={() => setNarrow(!narrow)} />
      </AppShell.Navbar>
      <Drawer.Root opened={drawer} onClose={close} size={wide + 32}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('shell.navigation')}>
          <Drawer.Body h="100%" p={0}>
            <SideNavigation narrow={false} onNavigate={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <AppShell.Header className={styles.header}>
        <ActionIcon
          variant="subtle"
          size={44}
          hiddenFrom="md"
          visibleFrom="sm"
          onClick={open}
          aria-label={t('common.menu')}
        >
          <IconMenu2 size={22} stroke={1.6} />
        </ActionIcon>
        <UnstyledButton className={styles.search} onClick={palette.open}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <span>{t('shell.search')}</span>
          <Kbd size="xs" aria-hidden>
            Ctrl K
          </Kbd>
        </UnstyledButton>
        <div className={styles.tools}>
          <LanguageSwitch />
          <AccountMenu />
        </div>
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </AppShell.Main>
      <PhoneBar />
      <CommandPalette />
    </AppShell>
  )
}
