import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Kind } from '#contract/base/kinds.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { isDependedOn, WhatDepends } from './what-depends.tsx'

interface DisablingOptions {
  kind: Kind
  id: string
  name: string
  disable: () => void
}

/** Disables at once what nothing depends on; else shows what does, and asks. */
export function useDisabling(): (disabling: DisablingOptions) => Promise<void> {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  return async ({ kind, id, name, disable }) => {
    const asked = operationQuery('listDependents', { kind, id })
    // What cannot be looked up now holds nothing up.
    const found = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined)
    if (!found || !isDependedOn(found)) return disable()
    const modal = modals.openConfirmModal({
      title: t('dependents.disableTitle', { name }),
      children: <WhatDepends kind={kind} id={id} onFollow={() => modals.close(modal)} />,
      labels: { confirm: t('dependents.disable'), cancel: t('form.cancel') },
      onConfirm: disable,
    })
  }
}
