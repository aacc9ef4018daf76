import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/use-texts.tsx'
import { call } from '../../session/session.ts'
import { nameOf } from '../catalogue/item-card.ts'
import type { Compared } from './comparison.ts'

/** Chosen destinations as the page's language calls them. */
export function useNames(chosen: readonly Compared[]): readonly Compared[] {
  const language = useLanguage()
  const [fetched, setFetched] = useState<ReadonlyMap<string, string>>(new Map())
  const nameIn = (id: string) => fetched.get(`${language} ${id}`)
  const missing = chosen.flatMap(({ id }) => (nameIn(id) === undefined ? id : [])).join(' ')
  useEffect(() => {
    if (!missing) return
    let isCurrent = true
    const fetchName = async (id: string) => {
      const { details } = await call('landingDetailDestination', { id })
      const { name } = nameOf(details, language)
      if (isCurrent) setFetched((others) => new Map([...others, [`${language} ${id}`, name]]))
    }
    // Without an answer the name stays as it was chosen.
    for (const id of missing.split(' ')) fetchName(id).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [missing, language])
  return chosen.map(({ id, name }) => ({ id, name: nameIn(id) ?? name }))
}
