import { dateFormat } from '#contract/base/dates/day-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** "1 Mar – 30 Sept 2027"; nothing while one of the days is none. */
export function useSpanText(): (span: { from: string; to: string }) => string {
  const language = useLanguage()
  const format = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return ({ from, to }) => {
    const [start, end] = [new Date(from), new Date(to)]
    return start <= end ? format.formatRange(start, end) : ''
  }
}
