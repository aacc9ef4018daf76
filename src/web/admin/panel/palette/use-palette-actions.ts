import { type Icon, IconLanguage, IconLogout, IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { kinds } from '#contract/base/kinds.ts'
import { textLanguages } from '#texts/languages.ts'
import type { PanelTextKey } from '#texts/translate.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { type Duty, isOpenedBy } from '#contract/base/rights/duties.ts'
import { matches } from '../shell/fold.ts'
import { useSwitchLanguage } from '../shell/panel-language.tsx'
import { useLeave } from '../session/use-leave.ts'

export interface PaletteAction {
  key: string
  label: string
  /** In smaller letters below. */
  note?: string | undefined
  Icon: Icon
  run: () => void
}

/** The forms of new things, and the duties that open them. */
export const addingForms: readonly { to: string; title: PanelTextKey; duties: readonly Duty[] }[] =
  [
    ...kinds.map((kind) => ({
      to: adminPaths.add(kind),
      title: `add.${kind}` as const,
      duties: ['catalogue'] as const,
    })),
    { to: adminPaths.addQuote, title: 'inbox.add.title', duties: ['requests'] },
    { to: adminPaths.addTemplate, title: 'templateForm.add', duties: ['requests'] },
    { to: adminPaths.addTermSet, title: 'termSetForm.add', duties: ['requests'] },
    { to: adminPaths.addAgency, title: 'agencyForm.add', duties: ['trade'] },
    { to: adminPaths.addRate, title: 'rateForm.add', duties: ['rates'] },
    { to: adminPaths.addCategory, title: 'categories.add', duties: ['catalogue'] },
    { to: adminPaths.addCountry, title: 'placeForm.addCountry', duties: ['catalogue'] },
    { to: adminPaths.addAdmin, title: 'users.addAdmin', duties: ['team'] },
    { to: adminPaths.addPage, title: 'customPages.add', duties: ['site'] },
    { to: adminPaths.addBanner, title: 'banner.add', duties: ['site'] },
    { to: adminPaths.addSpecialist, title: 'specialistForm.add', duties: ['site'] },
    { to: adminPaths.addTestimonial, title: 'testimonialForm.add', duties: ['site'] },
  ]

/** Returns the things that can be added or done from anywhere, if the name fits and a duty opens them. */
export function usePaletteActions(wanted: string): PaletteAction[] {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const held = useHeldDuties()
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const leave = useLeave()
  return [
    ...addingForms
      .filter(({ duties }) => isOpenedBy(held, duties))
      .map(({ to, title }) => ({
        key: to,
        label: t(title),
        Icon: IconPlus,
        run: () => void navigate(to),
      })),
    ...textLanguages
      .filter((each) => each !== language)
      .map((each) => ({
        key: each,
        label: `${t('common.language')}: ${t(`common.languages.${each}`)}`,
        Icon: IconLanguage,
        run: () => switchLanguage(each),
      })),
    { key: 'leave', label: t('common.logOut'), Icon: IconLogout, run: leave },
  ].filter(({ label }) => matches(label, wanted))
}
