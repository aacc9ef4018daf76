import { Button, Menu } from '@mantine/core'
import {
  IconCalendarPlus,
  IconChevronDown,
  IconEye,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useNavigate } from 'react-router'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { BasicsCard } from './basics-card.tsx'
import { FurtherCard } from './further/further-card.tsx'
import type { RateFormValues } from './rate-form-values.ts'
import { SeasonsCard } from '../seasons/seasons-card.tsx'
import { SeenAsModal } from '../list/seen-as-modal.tsx'
import { RateWarnings } from './rate-warnings.tsx'
import { useConflictLabels } from './use-conflict-labels.tsx'
import { rateDeletion } from '../rate-deletion.ts'
import { useNextYear } from '../use-next-year.tsx'
import { useRateForm } from './use-rate-form.ts'

interface RateFormProps {
  initial: RateFormValues
  stored?: Rate
}

/** Adding and editing a rate are one form. */
export function RateForm({ initial, stored }: RateFormProps) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const item = useRateForm(initial, stored)
  const conflictLabels = useConflictLabels(stored?.id)
  const title = stored
    ? t('rateForm.title', { item: nameOf(stored.item), sheet: item.form.values.sheet })
    : t('rateForm.new')
  return (
    <FormPage
      title={title}
      trail={[{ label: t('sections.rates'), to: adminPaths.rates }]}
      item={item}
      canAddAnother={!stored}
      conflictLabels={conflictLabels}
      actions={stored && <StoredActions rate={stored} name={title} />}
    >
      <RateWarnings item={item} />
      <BasicsCard item={item} />
      <SeasonsCard item={item} />
      <FurtherCard item={item} />
    </FormPage>
  )
}

/** Actions on a stored rate. */
function StoredActions({ rate, name }: { rate: Rate; name: string }) {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const askForNextYear = useNextYear()
  const [isSeen, setIsSeen] = useState(false)
  const erase = () =>
    askToDelete({
      name,
      text: t('rateForm.deleteText'),
      ...rateDeletion(rate.id),
      onDone: () => void navigate(adminPaths.rates, { replace: true }),
    })
  return (
    <>
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
          <Menu.Item
            leftSection={<IconCalendarPlus size={17} stroke={1.6} />}
            onClick={() => askForNextYear({ ...rate, name })}
          >
            {t('rateForm.duplicate')}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={adminPaths.rateVersions(rate.id)}
            leftSection={<IconHistory size={17} stroke={1.6} />}
          >
            {t('undo.versions')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEye size={17} stroke={1.6} />}
            onClick={() => setIsSeen(true)}
          >
            {t('rateForm.seeAs')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="var(--danger)"
            leftSection={<IconTrash size={17} stroke={1.6} />}
            onClick={erase}
          >
            {t('item.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SeenAsModal opened={isSeen} rate={rate} onClose={() => setIsSeen(false)} />
    </>
  )
}
