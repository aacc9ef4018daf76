import { Alert, Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { ReplaceableKind } from '#contract/editing/dependents.ts'
import { Failure } from '#contract/base/failures.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { Dependents } from '#web/admin/kit/dialog/dependents.tsx'
import { everyOption } from '#web/admin/kit/form/fields/matching-options.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import styles from '../bulk/bulk-modal.module.css'
import { WhatDepends } from './what-depends.tsx'

interface ReplaceModalProps {
  kind: ReplaceableKind
  id: string
  name: string
  onReplaced?: (() => void) | undefined
  onClose: () => void
}

const shown = 20

/** Chooses what stands in an item's place in all circuits and packages. */
export function ReplaceModal({ kind, id, name, onReplaced, onClose }: ReplaceModalProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const nameOf = useNameOf()
  const textOf = useFailureText()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 200)
  const [by, setBy] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const wanted = { ...adminListParams, limit: shown, ...(keyword && { keyword }) }
  const { data } = useQuery({
    ...operationQuery(operationsOfKind[kind].list, wanted),
    placeholderData: (before) => before,
  })
  const options = (data?.list ?? [])
    .filter((item) => item.id !== id)
    .map((item) => ({ value: item.id, label: nameOf(item) }))
  const dependents = failure instanceof Failure ? failure.context.dependents : undefined

  const replace = async () => {
    if (by === null) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { changed } = await panelCall('replaceEverywhere', { kind, id, by })
      await client.invalidateQueries()
      const count = changed.length
      toastSuccess(count === 0 ? t('replace.doneNone') : t('replace.done', { count }))
      onClose()
      onReplaced?.()
    } catch (refusal) {
      setFailure(refusal)
      setBusy(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={t('replace.title', { name })}>
      <div className={styles.body}>
        <p>{t('replace.text')}</p>
        <WhatDepends kind={kind} id={id} onFollow={onClose} />
        <Select
          label={t('replace.by')}
          data={options}
          value={by}
          onChange={setBy}
          searchable
          onSearchChange={setTyped}
          filter={everyOption}
          nothingFoundMessage={t('list.nothing')}
          data-autofocus
        />
        {failure !== undefined && (
          <Alert color="wine" role="alert" title={t('replace.refused')}>
            {textOf(failure)}
            {dependents && <Dependents dependents={dependents} onFollow={onClose} />}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button disabled={by === null} loading={busy} onClick={() => void replace()}>
            {t('replace.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
