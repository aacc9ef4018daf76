import { Button, Checkbox, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { type Agency, type StandardCheck, standardChecks } from '#contract/trade/agency-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from '../agencies.module.css'

type Check = Agency['checks'][number]

const isStandard = (check: string): check is StandardCheck =>
  standardChecks.some((each) => each === check)

/** Lists the checks made, with their authors and times: a tick is kept at once. */
export function ChecksCard({ agency: { id, checks } }: { agency: Agency }) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const client = useQueryClient()
  const ticking = useMutation({
    scope: { id: `checks-${id}` },
    mutationFn: (said: { check: string; done: boolean }) =>
      panelCall('setAgencyCheck', { id, ...said }),
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ refetchType: 'active' }),
  })
  const tick = (check: string, done: boolean) => ticking.mutate({ check, done })
  /** Returns the state of a check; a tick of this moment shows before the server's answer. */
  const isDone = ({ check, done }: Check) =>
    ticking.isPending && ticking.variables.check === check ? ticking.variables.done : done
  const own = checks.filter(({ check }) => !isStandard(check))
  const show = (check: Check) => (
    <CheckRow
      key={check.check}
      check={check}
      done={isDone(check)}
      onTick={(done) => tick(check.check, done)}
    />
  )
  return (
    <Card title={t('agencyForm.checks')} hint={t('agencyForm.checksHint')}>
      <ul className={styles.rows}>{checks.filter(({ check }) => isStandard(check)).map(show)}</ul>
      {own.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{t('agencyForm.ownChecks')}</h3>
          <ul className={styles.rows}>{own.map(show)}</ul>
        </div>
      )}
      {own.length < limits.ownChecksMax ? (
        <NewCheck taken={checks.map(({ check }) => check)} onAdd={(check) => tick(check, true)} />
      ) : (
        <p className={styles.note}>{t('agencyForm.checksFull', { max: limits.ownChecksMax })}</p>
      )}
    </Card>
  )
}

interface CheckRowProps {
  check: Check
  done: boolean
  onTick: (done: boolean) => void
}

function CheckRow({ check: { check, done: wasDone, by, at }, done, onTick }: CheckRowProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const said = by &&
    at && {
      name: by.name,
      date: at.toLocaleDateString(language, { dateStyle: 'medium' }),
    }
  return (
    <li data-item={check}>
      <Checkbox
        checked={done}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={isStandard(check) ? t(`agencyForm.checkNames.${check}`) : check}
        description={said && t(wasDone ? 'agencyForm.checked' : 'agencyForm.unchecked', said)}
      />
    </li>
  )
}

interface NewCheckProps {
  taken: readonly string[]
  onAdd: (check: string) => void
}

/** One of the office's own, which is ticked as it is named. */
function NewCheck({ taken, onAdd }: NewCheckProps) {
  const t = usePanelTexts()
  const [typed, setTyped] = useState('')
  const check = typed.trim()
  const add = () => {
    if (check === '') return
    if (!taken.includes(check)) onAdd(check)
    setTyped('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It stands in the agency's form, which is not to be saved for it.
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.adding}>
      <TextInput
        label={t('agencyForm.newCheck')}
        maxLength={limits.checkMaxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={addOnEnter}
        data-focus-fallback
      />
      <Button
        variant="default"
        disabled={check === ''}
        leftSection={<IconPlus size={16} stroke={1.6} />}
        onClick={add}
      >
        {t('agencyForm.addCheck')}
      </Button>
    </div>
  )
}
