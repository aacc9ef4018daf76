import { dayText } from '#contract/base/dates/day-text.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import type { QuoteFormData } from '../quote-form-data.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { filled } from './filled.ts'
import { textIn } from './plain-form.ts'

/** Says while one chooses when that something is closed then; one may ask all the same. */
export function warnOfClosures(
  form: HTMLFormElement,
  { items, texts }: Pick<QuoteFormData, 'items' | 'texts'>,
): void {
  const place = form.querySelector<HTMLElement>('[data-closed-then]')
  const isKnown = items.some(({ months, closures }) => months !== null || closures.length > 0)
  if (!place || !isKnown) return
  const language = pageLanguage()
  const warn = async () => {
    const asked = travelOf(new FormData(form))
    const { closedThen } = await import('./closed-then.ts')
    const lines = closedThen(items, asked).flatMap(({ name, months, closures }) => [
      ...(months.length > 0
        ? [
            filled(texts['request.closedMonth'], {
              name,
              months: listText(
                months.map((month) => monthName(month, language)),
                language,
              ),
            }),
          ]
        : []),
      ...closures.map(({ from, to }) =>
        filled(texts['request.closedDays'], {
          name,
          from: dayText(from, language),
          to: dayText(to, language),
        }),
      ),
    ])
    const said = lines.length > 0 ? [...lines, texts['request.closedAsk']].join(' ') : ''
    if (place.textContent !== said) place.textContent = said
  }
  form.addEventListener('change', warn)
  void warn()
}

function travelOf(values: FormData) {
  const at = (name: string) => textIn(values, name)
  if (at('when') !== 'days') {
    const chosen = [0, 1, 2].map((place) => at(`travel.months.${place}`))
    return { months: chosen.filter(Boolean), spans: [] }
  }
  const from = at('travel.from')
  return { months: [], spans: from ? [{ from, to: at('travel.to') || from }] : [] }
}
