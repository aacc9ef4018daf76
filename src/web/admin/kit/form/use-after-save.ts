import { useNavigate } from 'react-router'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { adminPaths } from '../../admin-paths.ts'

interface AfterSave {
  adding: boolean
  /** The address of the form for another one. */
  addAgain: string
}

/** Where a saved form leads: a new item to its own page, another one to a fresh form; an edit stays. */
export function useAfterSave(kind: Kind, { adding, addAgain }: AfterSave) {
  const navigate = useNavigate()
  return (id: string, another: boolean) => {
    if (another) return void navigate(`${addAgain}?again=${id}`, { replace: true })
    if (adding) void navigate(adminPaths.view(kind, id), { replace: true })
  }
}
