import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyWriter } from '#contract/base/money/money-text.ts'
import type { Instalment } from '#contract/quotes/money/instalments.ts'
import { dueWords } from '#contract/quotes/proposals/due-words.ts'
import type { EmailBlock } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** Instalments as a part of a mail, a line each; nothing where there are none. */
export function paymentsBlock(rows: readonly Instalment[], lang: Language): EmailBlock[] {
  if (rows.length === 0) return []
  const t = translateInto(lang)
  const moneyOf = moneyWriter(
    rows.map(({ amount }) => amount),
    lang,
  )
  const lines = rows.map(({ due, dueOn, amount, note }) => {
    const words = dueWords(due)
    const when = [
      words && t(`proposal.dues.${words.key}`, { count: words.count }),
      dueOn && dayText(dueOn, lang),
    ]
    return [`${when.filter(Boolean).join(', ')}: ${moneyOf(amount)}`, note]
      .filter(Boolean)
      .join(' · ')
  })
  return [{ title: t('proposal.payments'), text: lines.join('\n') }]
}

/** The agency's words on how one pays as a part of a mail. */
export function payHowBlock(payHow: string, lang: Language): EmailBlock[] {
  return payHow === '' ? [] : [{ title: translateInto(lang)('proposal.payHow'), text: payHow }]
}
