import './panel-styles.ts'
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { prepareToasts } from '../../ui/toasts.ts'
import { createQueryClient } from '../queries.ts'
import { LogInAgainModal } from './log-in-again-modal.tsx'
import { PanelLanguage } from './panel-language.tsx'
import { Shell } from './shell.tsx'
import { theme, tokenVariables } from './theme.ts'

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
  const { t } = useTranslation()
  const close = { defaultProps: { closeButtonProps: { 'aria-label': t('common.close') } } }
  const spoken = mergeThemeOverrides(theme, { components: { Modal: close, Drawer: close } })
  return (
    <MantineProvider theme={spoken} cssVariablesResolver={tokenVariables} defaultColorScheme="auto">
      <ModalsProvider labels={{ confirm: t('common.confirm'), cancel: t('common.cancel') }}>
        <Shell>
          <Outlet />
        </Shell>
        <LogInAgainModal />
      </ModalsProvider>
    </MantineProvider>
  )
}
