import { useEffect, useState } from 'react'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { createBrowserCaller, fetchOnce } from '#web/shared/api/browser-caller.ts'
import { readFileOrJson } from '#web/shared/api/read-file.ts'
import { saveFile } from '#web/shared/api/save-file.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call, sessionToken } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { useAnswer } from '#web/public/quotes/my-quotes/use-answer.ts'
import { reportFailure } from './report-failure.ts'
import { RateRows } from './rate-rows.tsx'
import { useToday } from './use-today.ts'
import styles from './rate-table.module.css'

type ListInput = InputOf<'listRates'>
type Kind = NonNullable<ListInput['entityType']>

const kinds: readonly Kind[] = ['circuit', 'package', 'tour', 'hotel']

/** A page of them; more come with each press. */
const pageLength = 30

interface RateTableProps {
  account: Account
  /** When there are none that anybody could narrow. */
  empty: string
}

/** The rates of an agent's agency: narrowed by what, words and day, on paper and as sheets. */
/** The same calls where the answer may be a file. */
const askForFile = createBrowserCaller(sessionToken, fetchOnce, readFileOrJson)

export default function RateTable({ account, empty }: RateTableProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<ListInput>(inputOfAddress)
  // What was new when they came stays marked until they leave.
  const [seenBefore] = useState(account.lastViewTariff)
  const answer = useAnswer(account, JSON.stringify(asked), () =>
    call('listRates', { ...asked, sort: 'item' }),
  )
  const isShown = (answer?.total ?? 0) > 0
  useEffect(() => {
    if (isShown) void call('setLastViewTariff').catch(() => undefined)
  }, [isShown])
  const narrow = (change: Partial<ListInput>) =>
    setAsked({ ...asked, limit: pageLength, ...change })
  const { limit: _limit, ...narrowed } = asked
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined)
  if (!answer) return <p role="status">{t('common.loading')}</p>
  if (answer.total === 0 && !isNarrowed) return <p>{empty}</p>
  return (
    <section className={styles.rates} aria-label={t('rates.table')}>
      <Tools asked={asked} narrow={narrow} answer={answer} />
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

/** An item's page leads here with its kind and id. */
function inputOfAddress(): ListInput {
  const given = new URLSearchParams(location.search)
  const entityType = kinds.find((kind) => kind === given.get('kind'))
  const entityId = given.get('id') ?? undefined
  return { limit: pageLength, ...(entityType && entityId && { entityType, entityId }) }
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
    askForFile('exportRates', { ...narrowed, format }).then(
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
          onChange={({ target }) => narrow({ keyword: target.value.trim() || undefined })}
        />
        <SelectField
          label={t('rates.kind')}
          value={asked.entityType ?? ''}
          onChange={({ target }) =>
            narrow({
              entityType: kinds.find((kind) => kind === target.value),
              entityId: undefined,
            })
          }
        >
          <option value="">{t('rates.everyKind')}</option>
          {kinds.map((kind) => (
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
