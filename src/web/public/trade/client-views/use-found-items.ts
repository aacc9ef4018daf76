import { useEffect, useState } from 'react'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { Failure } from '#contract/base/failures.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import type { ChosenItem } from './chosen-item.ts'

const lettersMin = 2
const perKind = 4
const pauseMilliseconds = 180

/** Journeys first, then experiences and places, then all the rest. */
const inOrder = [...new Set<Kind>(['circuit', 'package', 'tour', 'destination', ...kinds])]

interface Found {
  id: string
  details: readonly { lang: Language; name: string }[]
}

/** Returns the items of every kind whose names match the typed text; undefined until something is asked. */
export function useFoundItems(text: string): ChosenItem[] | undefined {
  const language = useLanguage()
  const [found, setFound] = useState<{ keyword: string; items: ChosenItem[] }>()
  const keyword = text.trim().slice(0, publicLimits.keywordMaxLength)
  useEffect(() => {
    if (keyword.length < lettersMin) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        setFound({ keyword, items: await find(keyword, language, abort.signal) })
      } catch (failure) {
        const nothing = failure instanceof Failure && failure.name === 'NOT_FOUND_ERROR'
        if (nothing) setFound({ keyword, items: [] })
      }
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, language])
  return keyword.length >= lettersMin && found?.keyword === keyword ? found.items : undefined
}

async function find(keyword: string, lang: Language, signal: AbortSignal): Promise<ChosenItem[]> {
  const asked = { keyword, lang, limit: perKind, brief: true, typing: true }
  const results = await call('getSearchResults', asked, { signal })
  return inOrder.flatMap((entityType) => {
    const items: readonly Found[] = results[kindFacts[entityType].plural]
    return items.map(({ id, details }): ChosenItem => ({
      entityType,
      entityId: id,
      name: inLanguage(details, lang)?.name ?? '',
    }))
  })
}
