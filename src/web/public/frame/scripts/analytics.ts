/** The name of the `<meta>` that tells a public page how visits are counted. */
export const analyticsMeta = 'analytics'

/** Counts the visit where the agency counts visits, once the page is there; other pages load nothing of it. */
export function countVisitAfterLoad(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${analyticsMeta}]`)
  if (!meta) return
  const load = () => import('./count-visit.ts')
  const count = async () => (await load()).countVisit(meta.content)
  // This script may come after everything else.
  if (document.readyState === 'complete') void count()
  else addEventListener('load', count)
}
