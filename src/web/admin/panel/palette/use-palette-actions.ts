import { type Icon, IconLanguage, IconLogout, IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { kinds } from '#contract/base/kinds.ts'
import { textLanguages } from '#texts/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { matches } from '../shell/fold.ts'
import { sections } from '../shell/navigation.ts'
import { useSwitchLanguage } from '../shell/panel-language.tsx'
import { useLeave } from '../session/use-leave.ts'

export interface PaletteAction {
  label: string
  Icon: Icon
  run: () => void
}

/** The sections whose name fits to what is typed. */
export function usePalettePlaces(wanted: string): PaletteAction[] {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const toUnread = `${adminPaths.quotes}?seen=no`
  return [
    ...sections.map(({ name, to, Icon }) => ({ to, Icon, label: t(`sections.${name}`) })),
    ...sections
      .filter(({ name }) => name === 'quotes')
      .map(({ Icon }) => ({ to: toUnread, Icon, label: t('palette.unreadQuotes') })),
  ]
    .filter(({ label }) => matches(label, wanted))
    .map(({ to, ...action }) => ({ ...action, run: () => void navigate(to) }))
}

/** Returns the things that can be added or done from anywhere, if the name fits. */
export function usePaletteActions(wanted: string): PaletteAction[] {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const leave = useLeave()
  const adds = [
    ...kinds.map((kind) => ({ to: adminPaths.add(kind), label: t(`add.${kind}`) })),
    { to: adminPaths.addQuote, label: t('inbox.add.title') },
    { to: adminPaths.addTemplate, label: t('templateForm.add') },
    { to: adminPaths.addAgency, label: t('agencyForm.add') },
    { to: adminPaths.addRate, label: t('rateForm.add') },
    { to: adminPaths.importRates, label: t('rateForm.importTitle') },
    { to: adminPaths.addCategory, label: t('categories.add') },
    { to: adminPaths.addCountry, label: t('placeForm.addCountry') },
    { to: adminPaths.addAdmin, label: t('users.addAdmin') },
    { to: adminPaths.addPage, label: t('customPages.add') },
    { to: adminPaths.addBanner, label: t('banner.add') },
  ]
  return [
    ...adds.map(({ to, label }) => ({ label, Icon: IconPlus, run: () => void navigate(to) })),
    ...textLanguages
      .filter((each) => each !== language)
      .map((each) => ({
        label: `${t('common.language')}: ${t(`common.languages.${each}`)}`,
        Icon: IconLanguage,
        run: () => switchLanguage(each),
      })),
    { label: t('common.logOut'), Icon: IconLogout, run: leave },
  ].filter(({ label }) => matches(label, wanted))
}
