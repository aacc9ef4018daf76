import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'

interface MomentProps {
  at: Date | string
  /** The agency's. */
  zone: string
}

/** A moment by the agency's clocks; the page's script puts the visitor's own beside it. */
export function Moment({ at, zone }: MomentProps) {
  const t = useTexts()
  const moment = new Date(at)
  return (
    <time
      dateTime={moment.toISOString()}
      data-zone={zone}
      data-there={t('request.there', { moment: '{{moment}}' })}
    >
      {momentInWords(moment, zone, useLanguage())}
    </time>
  )
}
