import { Suspense, useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { pageLanguages } from '#web/shared/i18n/page-languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { reportFailure } from '../rates/report-failure.ts'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import type { AgentStripProps } from './agent-strip.tsx'
import styles from './agent-strip.module.css'
import { priceSpan, type PriceSpan } from './price-span.ts'
import { readTexts } from './read-texts.ts'
import { useToday } from '../rates/use-today.ts'

/** Comes with who calculates. */
const StayCalculator = laterPart(async () => (await import('../stays/stay-calculator.tsx')).default)

type RatedKind = (typeof ratedKinds)[number]

function isRated(kind: Kind): kind is RatedKind {
  return ratedKinds.some((each) => each === kind)
}

/** Shows the item's cost to an agency, and the material for selling it. */
export default function AgentStripParts({
  account,
  kind,
  id,
}: AgentStripProps & { account: Account }) {
  const t = useTexts()
  const language = useLanguage()
  const [isReckoning, setReckoning] = useState(false)
  return (
    <aside className={styles.strip} aria-label={t('agents.strip.title')}>
      <strong>{t('agents.strip.title')}</strong>
      {isRated(kind) && <Rates account={account} kind={kind} id={id} />}
      {isRated(kind) && (
        <Button look="quiet" aria-expanded={isReckoning} onClick={() => setReckoning(!isReckoning)}>
          {t('stays.title')}
        </Button>
      )}
      <a href={paths.clientViews(language, `${kind}:${id}`)}>{t('agents.strip.clientView')}</a>
      <KitButton kind={kind} id={id} />
      <CopyTexts kind={kind} id={id} />
      {isRated(kind) && isReckoning && (
        <Suspense fallback={null}>
          <StayCalculator userId={account.id} kind={kind} id={id} />
        </Suspense>
      )}
    </aside>
  )
}

function Rates({ account, kind, id }: { account: Account; kind: RatedKind; id: string }) {
  const t = useTexts()
  const language = useLanguage()
  const answer = useAnswer(account, id, () =>
    call('listRates', { entityType: kind, entityId: id, sort: 'item' }),
  )
  const today = useToday()
  if (!answer) return null
  const spans = priceSpan(answer.list, today)
  const range = ({ low, high, currency }: PriceSpan) =>
    low === high
      ? moneyText({ amount: low, currency }, language)
      : t('agents.strip.range', {
          low: moneyText({ amount: low, currency }, language),
          high: moneyText({ amount: high, currency }, language),
        })
  return (
    <>
      <span>
        {spans.length === 0 && t('agents.strip.noRate')}
        {spans.map((span) => t(`agents.strip.${span.side}`, { range: range(span) })).join(' · ')}
      </span>
      {spans.length > 0 && (
        <a href={`${paths.rates(language)}?${new URLSearchParams({ kind, id })}`}>
          {t('agents.strip.rates')}
        </a>
      )}
    </>
  )
}

/** Pictures and texts of the item in one file; the browser follows a link that lasts minutes. */
function KitButton({ kind, id }: AgentStripProps) {
  const t = useTexts()
  const language = useLanguage()
  const download = () =>
    call('getKitLink', { kind, id }).then(
      ({ url }) => location.assign(url),
      reportFailure({ language, t }),
    )
  return (
    <Button look="quiet" onClick={() => void download()}>
      {t('agents.strip.kit')}
    </Button>
  )
}

/** The texts of the item in each language, as an agency pastes them into its own. */
function CopyTexts({ kind, id }: AgentStripProps) {
  const t = useTexts()
  const language = useLanguage()
  const copy = async (lang: Language) => {
    try {
      await navigator.clipboard.writeText(await readTexts(kind, id, lang))
      toastSuccess(t('agents.strip.copied', { language: t(`common.languages.${lang}`) }))
    } catch (failure) {
      await reportFailure({ language, t })(failure)
    }
  }
  return (
    <span className={styles.copies}>
      {t('agents.strip.copy')}
      {pageLanguages().map((lang) => (
        <Button key={lang} look="quiet" onClick={() => void copy(lang)}>
          <span aria-hidden="true">{lang.toUpperCase()}</span>
          <span className={styles.hiddenLabel}>{t(`common.languages.${lang}`)}</span>
        </Button>
      ))}
    </span>
  )
}
