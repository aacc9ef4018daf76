import { useMay } from '#web/admin/kit/api/duties.tsx'
import { ActionIcon, Switch } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Kind, StarredKind } from '#contract/base/kinds.ts'
import { useDisabling } from '#web/admin/editing/dependents/use-disabling.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import { useToggle } from '#web/admin/kit/list/use-toggle.ts'
import type { OperationNames } from '#contract/catalogue/kinds/kind-operations.ts'
import styles from './toggle-switch.module.css'

/** The operations that turn one flag of an item around. */
type ToggleName =
  | OperationNames<Kind>['toggleStatus']
  | OperationNames<StarredKind>['toggleStarred']
  | 'toggleTourStarredInDestination'

interface ToggleProps {
  id: string
  operation: ToggleName
  field: 'status' | 'starred' | 'starredInDestination'
  value: boolean
  label: string
}

function useFlag({ id, operation, field, value }: ToggleProps) {
  const t = usePanelTexts()
  const offerUndo = useUndoToast()
  const toggle = () => panelCall(operation, { id })
  return useToggle({
    id,
    name: operation,
    patch: { [field]: !value },
    toggle: async () => {
      const answer = await toggle()
      offerUndo(t(value ? `undo.off.${field}` : `undo.on.${field}`), toggle)
      return answer
    },
  })
}

interface StatusProps extends Omit<ToggleProps, 'field'> {
  kind: Kind
  name: string
}

/** Enables, and disables what nothing depends on; else shows what does, and asks. */
export function StatusSwitch(props: StatusProps) {
  const { kind, id, name, value } = props
  const toggle = useFlag({ ...props, field: 'status' })
  const may = useMay()
  const askToDisable = useDisabling()
  const change = () => {
    if (value) void askToDisable({ kind, id, name, disable: () => toggle.mutate() })
    else toggle.mutate()
  }
  return (
    <Switch
      size="md"
      color="pampas"
      checked={value}
      disabled={!may('publish')}
      onChange={change}
      aria-label={props.label}
    />
  )
}

export function StarToggle(props: ToggleProps) {
  const toggle = useFlag(props)
  const may = useMay()
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
      disabled={!may('publish')}
      onClick={() => toggle.mutate()}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  )
}
