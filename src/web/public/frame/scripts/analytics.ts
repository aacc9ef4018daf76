/** The name of the `<meta>` that tells a public page how visits are counted. */
export const analyticsMeta = 'analytics'

/** Counts the visit where the agency counts visits, once the page is there; other pages load nothing of it. */
export function countVisitAfterLoad(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${analyticsMeta}]`)
  if (!meta) return
  const count = async () => (await import('./count-visit.ts')).countVisit(meta.content)
  // This script may come after everything else.
  if (document.readyState === 'complete') void count()
  else addEventListener('load', count)
}
