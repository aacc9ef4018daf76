import { initPage } from '#web/public/frame/scripts/init-page.ts'
import { reportFirstErrors } from '#web/public/frame/scripts/error-reports.ts'

/** Public pages are documents with a few islands; the panel is an application. */
reportFirstErrors()
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
if (document.documentElement.dataset.app === 'panel') {
  const { startPanel } = await import('./start-panel.tsx')
  await startPanel()
} else {
  initPage()
}
document.documentElement.dataset.ready = ''
