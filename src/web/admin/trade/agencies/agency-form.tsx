import { Textarea } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { limits } from '#contract/base/limits.ts'
import { agencyOperations, type DetailedAgency } from '#contract/trade/agencies.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './agencies.module.css'
import { RecheckMark } from './agency-columns.tsx'
import { AgencyStatusMark } from './agency-status.tsx'
import { AlikeCard, SuggestedCard } from './cards/alike-card.tsx'
import { ChecksCard } from './cards/checks-card.tsx'
import { type AgencyFormValues, toAgencyFormValues, toAgencyPayload } from './agency-form-values.ts'
import { IdentityCard } from './cards/identity-card.tsx'
import { LogoCard } from './cards/logo-card.tsx'
import { PeopleCard } from './cards/people-card.tsx'
import { BranchesCard } from './cards/branches-card.tsx'
import { ContractCard, TradeCard } from './cards/trade-cards.tsx'
import { useConflictLabels } from './use-conflict-labels.tsx'

interface AgencyFormProps {
  stored?: DetailedAgency
  /** When that was read. */
  readAt?: Date
}

/** Adding and editing an agency are one form; what is kept at once stands beside it. */
export function AgencyForm({ stored, readAt }: AgencyFormProps) {
  const t = usePanelTexts()
  const item = useAgencyForm(stored)
  const conflictLabels = useConflictLabels(stored?.id)
  return (
    <FormPage
      title={stored?.name ?? t('agencyForm.add')}
      trail={[{ label: t('sections.agencies'), to: adminPaths.agencies }]}
      item={item}
      canAddAnother={!stored}
      conflictLabels={conflictLabels}
      lead={
        stored &&
        readAt && (
          <p className={styles.lead}>
            <AgencyStatusMark status={stored.status} />
            <RecheckMark agency={stored} now={readAt} />
          </p>
        )
      }
      aside={
        stored && (
          <>
            {stored.suggested.length > 0 && (
              <SuggestedCard agency={stored} hasChanges={item.changed} />
            )}
            <AlikeCard agency={stored} hasChanges={item.changed} />
            <ChecksCard agency={stored} />
            <PeopleCard agency={stored} />
            <LogoCard agency={stored} />
          </>
        )
      }
    >
      <IdentityCard item={item} />
      <TradeCard item={item} />
      <BranchesCard item={item} />
      <ContractCard item={item} />
      <Card title={t('agencyForm.notes')} hint={t('agencyForm.notesHint')}>
        <Textarea
          aria-label={t('agencyForm.notes')}
          autosize
          minRows={3}
          maxLength={limits.agencyNotesMaxLength}
          {...item.field('notes')}
        />
      </Card>
    </FormPage>
  )
}

/** A new one leads to its own page, where the rest of it is; an edit stays. */
function useAgencyForm(stored: DetailedAgency | undefined): ItemForm<AgencyFormValues> {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `agency:${id}` : 'agency:add',
    initial: toAgencyFormValues(stored),
    ...(stored && { updatedAt: stored.updatedAt }),
    schema: id
      ? agencyOperations.editAgency.input.omit({ id: true, updatedAt: true })
      : agencyOperations.addAgency.input,
    toPayload: toAgencyPayload,
    save: (fields, updatedAt, once) =>
      id
        ? panelCall('editAgency', { ...fields, id, updatedAt })
        : panelCall('addAgency', fields, once),
    ...(id && {
      reload: async () => {
        const now = await panelCall('detailAgency', { id })
        return { values: toAgencyFormValues(now), updatedAt: now.updatedAt }
      },
    }),
    onSaved: (saved, another) => {
      if (id) return
      const to = another ? `${adminPaths.addAgency}?again=${saved}` : adminPaths.editAgency(saved)
      void navigate(to, { replace: true })
    },
  })
}
