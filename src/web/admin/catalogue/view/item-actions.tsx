import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconCopy,
  IconCurrencyDollar,
  IconExternalLink,
  IconHistory,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useNavigate } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { itemDeletion } from '#web/admin/editing/dependents/item-deletion.tsx'
import { isReplaceable, ReplaceButton } from '#web/admin/editing/dependents/replace-button.tsx'
import { useDuplication } from './use-duplication.tsx'

interface ItemActionsProps {
  kind: Kind
  id: string
  name: string
  status: boolean
  /** Where to go when it is gone. */
  listPath: string
}

/** Actions in a view of an item: its public page, editing, deleting. */
export function ItemActions({ kind, id, name, status, listPath }: ItemActionsProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const askToDuplicate = useDuplication()
  const erase = () =>
    askToDelete({
      name,
      text: t('deletion.textBin'),
      ...itemDeletion({ kind, id, name }),
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
      {isReplaceable(kind) && <ReplaceButton kind={kind} id={id} name={name} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
          >
            {t('undo.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ratedKinds.some((each) => each === kind) && (
            <Menu.Item
              component={Link}
              to={adminPaths.ratesOf(kind, id)}
              leftSection={<IconCurrencyDollar size={17} stroke={1.6} />}
            >
              {t('rateForm.ratesOf')}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={adminPaths.versions(kind, id)}
            leftSection={<IconHistory size={17} stroke={1.6} />}
          >
            {t('undo.versions')}
          </Menu.Item>
          <Menu.Item
            onClick={() => askToDuplicate({ kind, id, name })}
            leftSection={<IconCopy size={17} stroke={1.6} />}
          >
            {t('undo.duplicate')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
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
