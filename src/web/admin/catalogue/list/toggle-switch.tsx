import { ActionIcon, Switch } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Kind, StarredKind } from '#contract/catalogue/kinds.ts'
import { panelCall } from '../../panel-call.ts'
import { useToggle } from '../../kit/list/use-toggle.ts'
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

function useFlag({ id, operation, field, value }: ToggleProps) {
  return useToggle({
    id,
    name: operation,
    patch: { [field]: !value },
    toggle: () => panelCall(operation, { id }),
  })
}

export function StatusSwitch(props: Omit<ToggleProps, 'field'>) {
  const toggle = useFlag({ ...props, field: 'status' })
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
  const toggle = useFlag(props)
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
