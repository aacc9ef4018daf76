import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'

/** The way to add something: the primary action of its list. */
export function AddLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} />}>
      {label}
    </Button>
  )
}
