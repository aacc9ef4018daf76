import './panel-styles.ts'
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Outlet, useRouteLoaderData } from 'react-router'
import { defaultColors } from '#contract/base/colors.ts'
import { isDarkSite } from '#contract/site/palette/scheme.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import { prepareToasts } from '#web/shared/ui/toasts/toasts.ts'
import { OpenDialogs } from '#web/admin/kit/dialog/open-dialog.tsx'
import { DutiesOfAdmin } from '#web/admin/kit/api/duties.tsx'
import { createQueryClient } from '#web/admin/kit/api/queries.ts'
import { ConfirmModal } from './shell/confirm-modal.tsx'
import { LogInAgainModal } from './session/log-in-again-modal.tsx'
import { PanelLanguage } from './shell/panel-language.tsx'
import { Shell } from './shell/shell.tsx'
import { createPanelTheme, tokenVariables } from './theme.ts'

/** The panel: in the browser alone, with everything that public pages do without. */
export default function Panel() {
  const [client] = useState(createQueryClient)
  // Nothing that was read stays behind for the next one.
  useEffect(() => () => client.clear(), [client])
  // What could not be done is told by a toast, without a network above all.
  useEffect(() => void prepareToasts(), [])
  return (
    <PanelLanguage>
      <QueryClientProvider client={client}>
        <Themed />
      </QueryClientProvider>
    </PanelLanguage>
  )
}

function Themed() {
  const t = usePanelTexts()
  const colors = useRouteLoaderData<typeof rootLoader>('root')?.site.colors ?? defaultColors
  const theme = useMemo(() => createPanelTheme(colors), [colors])
  const close = { defaultProps: { closeButtonProps: { 'aria-label': t('common.close') } } }
  const spoken = mergeThemeOverrides(theme, { components: { Modal: close, Drawer: close } })
  return (
    <MantineProvider
      theme={spoken}
      cssVariablesResolver={tokenVariables}
      defaultColorScheme="auto"
      {...(isDarkSite(colors) && { forceColorScheme: 'dark' as const })}
    >
      <ModalsProvider labels={{ confirm: t('common.confirm'), cancel: t('common.cancel') }}>
        <DutiesOfAdmin>
          <Shell>
            <Outlet />
          </Shell>
        </DutiesOfAdmin>
        <ConfirmModal />
        <LogInAgainModal />
        <OpenDialogs />
      </ModalsProvider>
    </MantineProvider>
  )
}
