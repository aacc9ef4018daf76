/** Public pages are documents with a few islands; the panel is an application. */
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
if (document.documentElement.dataset.app === 'panel') {
  const { startPanel } = await import('./start-panel.tsx')
  await startPanel()
} else {
  const { enhancePage } = await import('./enhancements/enhance-page.ts')
  enhancePage()
}
document.documentElement.dataset.ready = ''
