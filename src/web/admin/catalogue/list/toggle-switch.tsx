import { ActionIcon, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Kind, StarredKind } from '#contract/catalogue/kinds.ts'
import { panelCall } from '../../panel-call.ts'
import { useFailureToast } from '../../kit/layout/failure-text.ts'
import { patchCachedItem, restoreCache } from '../../kit/patch-cache.ts'
import type { operationsOf } from '../operation-names.ts'
import styles from './toggle-switch.module.css'

/** The operations that turn one flag of an item around. */
type ToggleName =
  | (typeof operationsOf)[Kind]['status']
  | (typeof operationsOf)[StarredKind]['starred']
  | 'toggleTourStarredInDestination'

interface ToggleProps {
  id: string
  operation: ToggleName
  field: 'status' | 'starred' | 'starredInDestination'
  value: boolean
  label: string
}

/** Changes the flag everywhere at once and puts it back, with a toast, when the server refuses. */
function useToggle({ id, operation, field, value }: ToggleProps) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    scope: { id: `${operation}-${id}` },
    mutationFn: () => panelCall(operation, { id }),
    onMutate: () => patchCachedItem(client, id, { [field]: !value }),
    onError: (failure, _input, before) => {
      if (before) restoreCache(client, before)
      showFailure(failure)
    },
    onSuccess: (answer) => void patchCachedItem(client, id, { ...answer }),
    // A tour that is disabled loses its stars as well, and details carry a new moment of change.
    onSettled: () => void client.invalidateQueries({ refetchType: 'active' }),
  })
}

export function StatusSwitch(props: Omit<ToggleProps, 'field'>) {
  const toggle = useToggle({ ...props, field: 'status' })
  return (
    <Switch
      size="md"
      color="pampas"
      checked={props.value}
      onChange={() => toggle.mutate()}
      aria-label={props.label}
    />
  )
}

export function StarToggle(props: ToggleProps) {
  const toggle = useToggle(props)
  const Icon = props.value ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      className={styles.star}
      data-on={props.value}
      role="switch"
      aria-checked={props.value}
      aria-label={props.label}
      onClick={() => toggle.mutate()}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  )
}
