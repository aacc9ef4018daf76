import { Button } from '@mantine/core'
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { useLanguage } from '../../../i18n/use-texts.tsx'
import { paths } from '#contract/addresses.ts'
import { adminPaths } from '../../admin-paths.ts'
import { panelCall } from '../../panel-call.ts'
import { useDeletion } from '../../kit/delete/use-deletion.tsx'
import { operationsOf } from '../operation-names.ts'

interface ItemActionsProps {
  kind: Kind
  id: string
  name: string
  status: boolean
  /** Where to go when it is gone. */
  listPath: string
}

/** What a view of an item offers: its public page, editing, deleting. */
export function ItemActions({ kind, id, name, status, listPath }: ItemActionsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const erase = () =>
    askToDelete({
      name,
      text: t('deletion.textMedia'),
      remove: () => panelCall(operationsOf[kind].remove, { id }),
      onDone: () => void navigate(listPath, { replace: true }),
    })
  return (
    <>
      {status && (
        <Button
          component="a"
          href={paths[kind](language, id)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={1.6} />}
        >
          {t('item.onSite')}
        </Button>
      )}
      <Button
        variant="default"
        c="var(--danger)"
        onClick={erase}
        leftSection={<IconTrash size={18} stroke={1.6} />}
      >
        {t('item.delete')}
      </Button>
      <Button
        component={Link}
        to={adminPaths.edit(kind, id)}
        leftSection={<IconPencil size={18} stroke={1.6} />}
      >
        {t('item.edit')}
      </Button>
    </>
  )
}
