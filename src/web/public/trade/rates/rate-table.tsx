import { Suspense, useEffect, useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { createBrowserCaller, fetchOnce } from '#web/shared/api/browser-caller.ts'
import { readFileOrJson } from '#web/shared/api/read-file.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call, sessionToken } from '#web/shared/session/session.ts'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import { filtersOfAddress, keepInAddress } from './rate-address.ts'
import { reportFailure } from './report-failure.ts'
import { RateRows } from './rate-rows.tsx'
import { useToday } from './use-today.ts'
import styles from './rate-table.module.css'

type ListInput = InputOf<'listRates'>

/** Comes with who calculates. */
const StayCalculator = laterPart(async () => (await import('../stays/stay-calculator.tsx')).default)

/** A page of them; more come with each press. */
const pageLength = 30

interface RateTableProps {
  account: Account
  /** When there are none that anybody could narrow. */
  empty: string
}

/** The same calls where the answer may be a file. */
const askForFile = createBrowserCaller(sessionToken, fetchOnce, readFileOrJson)

/** The rates of an agent's agency: narrowed by what, words and day, on paper and as sheets. */
export default function RateTable({ account, empty }: RateTableProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<ListInput>(() => ({
    limit: pageLength,
    ...filtersOfAddress(),
  }))
  // What was new when they came stays marked until they leave.
  const [seenBefore] = useState(account.lastViewTariff)
  const answer = useAnswer(account, JSON.stringify(asked), () =>
    call('listRates', { ...asked, sort: 'item' }),
  )
  const isShown = (answer?.total ?? 0) > 0
  useEffect(() => {
    if (isShown) void call('setLastViewTariff').catch(() => undefined)
  }, [isShown])
  const narrow = (change: Partial<ListInput>) => {
    const next = { ...asked, limit: pageLength, ...change }
    keepInAddress(next)
    setAsked(next)
  }
  const { limit: _limit, ...narrowed } = asked
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined)
  if (!answer) return <p role="status">{t('common.loading')}</p>
  if (answer.total === 0 && !isNarrowed) return <p>{empty}</p>
  return (
    <section className={styles.rates} aria-label={t('rates.table')}>
      <Tools asked={asked} narrow={narrow} answer={answer} />
      {asked.entityType && asked.entityId && (
        <Suspense fallback={null}>
          <StayCalculator userId={account.id} kind={asked.entityType} id={asked.entityId} />
        </Suspense>
      )}
      {answer.list.length > 0 && <Table answer={answer} seenBefore={seenBefore} />}
      {answer.list.length < answer.total && (
        <Button
          look="outline"
          onClick={() => setAsked({ ...asked, limit: answer.list.length + pageLength })}
        >
          {t('rates.more')}
        </Button>
      )}
    </section>
  )
}

interface ToolsProps {
  asked: ListInput
  narrow: (change: Partial<ListInput>) => void
  answer: AnswerOf<'listRates'>
}

function Tools({ asked, narrow, answer }: ToolsProps) {
  const t = useTexts()
  const language = useLanguage()
  const { limit: _limit, ...narrowed } = asked
  const save = (format: 'csv' | 'xlsx') =>
    askForFile('exportRates', { ...narrowed, format, lang: language }).then(
      saveFile,
      reportFailure({ language, t }),
    )
  const [only] = answer.list
  return (
    <>
      <div className={styles.narrowing} role="search">
        <TextField
          label={t('rates.search')}
          type="search"
          maxLength={100}
          defaultValue={asked.keyword ?? ''}
          onChange={({ target }) => narrow({ keyword: target.value.trim() || undefined })}
        />
        <SelectField
          label={t('rates.kind')}
          value={asked.entityType ?? ''}
          onChange={({ target }) =>
            narrow({
              entityType: ratedKinds.find((kind) => kind === target.value),
              entityId: undefined,
            })
          }
        >
          <option value="">{t('rates.everyKind')}</option>
          {ratedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`rates.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('rates.validOn')}
          type="date"
          value={asked.validOn ?? ''}
          onChange={({ target }) => narrow({ validOn: target.value || undefined })}
        />
      </div>
      <div className={styles.status}>
        <p role="status">
          {answer.total === 0
            ? t('rates.noneFound')
            : t('rates.shownOf', { shown: answer.list.length, total: answer.total })}
        </p>
        {asked.entityId && (
          <Button
            look="quiet"
            onClick={() => narrow({ entityType: undefined, entityId: undefined })}
          >
            {t('rates.notOnly', {
              name: (only && inLanguage(only.item.details, language)?.name) ?? '',
            })}
          </Button>
        )}
        <div className={styles.takeAway}>
          <Button look="quiet" onClick={() => void save('xlsx')}>
            XLSX
          </Button>
          <Button look="quiet" onClick={() => void save('csv')}>
            CSV
          </Button>
          <Button look="quiet" onClick={() => print()}>
            {t('rates.print')}
          </Button>
        </div>
      </div>
    </>
  )
}

/** The same page for the item alone, with its calculator; absent where it is that already. */
const calculatorOf = ({ entityType, entityId }: AnswerOf<'listRates'>['list'][number]) =>
  new URLSearchParams(location.search).get('id') === entityId
    ? undefined
    : `?${new URLSearchParams({ kind: entityType, id: entityId })}`

interface TableProps {
  answer: AnswerOf<'listRates'>
  seenBefore: Date | null
}

function Table({ answer: { list }, seenBefore }: TableProps) {
  const t = useTexts()
  const language = useLanguage()
  const today = useToday()
  const isNet = list.every(({ seasons }) =>
    seasons.every(({ lines }) => lines.every(({ gross }) => gross === undefined)),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rates.season')}</th>
          <th scope="col">{t('rates.basis')}</th>
          <th scope="col">{t(isNet ? 'rates.net' : 'rates.gross')}</th>
          {!isNet && <th scope="col">{t('rates.commission')}</th>}
        </tr>
      </thead>
      {list.map((rate) => (
        <RateRows
          key={rate.id}
          rate={rate}
          isNet={isNet}
          today={today}
          isNew={seenBefore !== null && rate.updatedAt > seenBefore}
          calculator={calculatorOf(rate)}
          href={paths[rate.entityType](
            language,
            rate.entityId,
            inLanguage(rate.item.details, language)?.name,
          )}
        />
      ))}
    </table>
  )
}
