import { useEffect, useState } from 'react'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import {
  type ResultGroups,
  similarityMin,
  type Suggestion,
  toSuggestions,
} from './result-groups.ts'

const lettersMin = 2
const perGroup = 4
const pauseMilliseconds = 180

/** The best of each group, and how many there are. */
export interface Found {
  groups: ResultGroups<Suggestion>
  totals: Record<keyof ResultGroups<Suggestion>, number>
}

/** Returns the results while the visitor types; only the last question's answer counts. */
export function useSearch(text: string): Found | undefined {
  const t = useTexts()
  const language = useLanguage()
  const [found, setFound] = useState<Found & { keyword: string }>()
  const keyword = text.trim().slice(0, publicLimits.keywordMaxLength)
  useEffect(() => {
    if (keyword.length < lettersMin) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const results = await call(
          'getSearchResults',
          {
            keyword,
            lang: language,
            limit: perGroup,
            threshold: similarityMin,
            brief: true,
            typing: true,
          },
          { signal: abort.signal },
        )
        setFound({ keyword, groups: toSuggestions(results, language, t), totals: results.totals })
      } catch {
        // Suggestions are a courtesy: without them the form still leads to the results.
      }
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, language, t])
  return keyword.length >= lettersMin && found?.keyword === keyword ? found : undefined
}
