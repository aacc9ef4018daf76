import { useMay } from '../../api/duties.tsx'
import { Switch } from '@mantine/core'
import { useToggle } from '../use-toggle.ts'

interface ShownSwitchProps {
  id: string
  /** The operation that turns the status around; those of one name and thing run one after another. */
  operation: string
  status: boolean
  label: string
  toggle: () => Promise<object>
}

/** Shows an entry of a list to visitors, or hides it. */
export function ShownSwitch({ id, operation, status, label, toggle }: ShownSwitchProps) {
  const may = useMay()
  const change = useToggle({ id, name: operation, patch: { status: !status }, toggle })
  return (
    <Switch
      size="md"
      color="pampas"
      checked={status}
      disabled={!may('publish')}
      onChange={() => change.mutate()}
      aria-label={label}
    />
  )
}
