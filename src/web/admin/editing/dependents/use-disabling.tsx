import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { Coverable } from '#web/admin/kit/dialog/covering.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { DependsAndReplace } from './depends-and-replace.tsx'
import { isDependedOn } from './what-depends.tsx'

interface DisablingOptions {
  kind: Kind
  id: string
  name: string
  disable: () => void
}

/** Disables at once what nothing depends on; else shows what does, and asks. */
export function useDisabling(): (disabling: DisablingOptions) => Promise<void> {
  const t = usePanelTexts()
  const client = useQueryClient()
  return async ({ kind, id, name, disable }) => {
    const asked = operationQuery('listDependents', { kind, id })
    // What cannot be looked up now holds nothing up.
    const found = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined)
    if (!found || !isDependedOn(found)) return disable()
    const modalId = crypto.randomUUID()
    modals.openConfirmModal({
      modalId,
      title: t('dependents.disableTitle', { name }),
      children: (
        <Coverable modalId={modalId}>
          <DependsAndReplace
            kind={kind}
            id={id}
            name={name}
            onFollow={() => modals.close(modalId)}
          />
        </Coverable>
      ),
      labels: { confirm: t('dependents.disable'), cancel: t('form.cancel') },
      onConfirm: disable,
    })
  }
}
