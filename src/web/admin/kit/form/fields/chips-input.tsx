import { Chip, Group, Input } from '@mantine/core'
import { useId } from 'react'

interface ChipsInputProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string[]
  onChange: (chosen: string[]) => void
}

/** Some of a few, each a button that is on or off. */
export function ChipsInput({ label, options, value, onChange }: ChipsInputProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="p" id={id}>
        {label}
      </Input.Label>
      <Chip.Group multiple value={value} onChange={onChange}>
        <Group gap="xs">
          {options.map((option) => (
            <Chip key={option.value} value={option.value} size="sm" variant="outline">
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}
