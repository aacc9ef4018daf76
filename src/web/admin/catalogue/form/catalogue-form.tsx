import { useMay } from '#web/admin/kit/api/duties.tsx'
import { Alert, Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { Crumb } from '#web/admin/kit/layout/page-frame.tsx'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import { DraftNotice } from '#web/admin/editing/drafts/draft-notice.tsx'
import { useEditing } from '#web/admin/editing/drafts/editing.ts'
import { FormActions, PublishButton } from '#web/admin/editing/drafts/form-actions.tsx'
import { MissingCard } from '#web/admin/editing/drafts/missing-card.tsx'
import { PicturesCard } from '#web/admin/editing/drafts/pictures-card.tsx'
import { PreviewPane } from '#web/admin/editing/drafts/preview-pane.tsx'
import type { ItemOf } from '../item-of.ts'
import { ScheduleCard } from '#web/admin/editing/schedule/schedule-card.tsx'
import { useConflictLabels } from './conflict-labels.ts'
import { DetailsFields } from './details-fields.tsx'
import { FactsFields } from './facts/facts-fields.tsx'
import { SameNameCaution } from './relations/same-name-caution.tsx'
import { InheritedTags, TagsField } from './relations/tag-fields.tsx'
import type { CatalogueForm, CatalogueValues } from './use-catalogue-form.ts'
import { VisibilityFields } from './visibility-fields.tsx'

/** Props of a kind's form. */
export interface CatalogueFormProps<K extends Kind> {
  kind: K
  title: string
  trail: readonly Crumb[]
  /** The edited item; undefined when adding. */
  stored?: ItemOf<K>
  /** Where a new tour or hotel is, before another destination is chosen. */
  destinationId?: string
}

interface CatalogueFormPageProps<Values extends CatalogueValues> {
  title: string
  trail: readonly Crumb[]
  item: CatalogueForm<Values>
  /** Names of the ids that fields hold, where two versions are compared. */
  names?: ReadonlyMap<string, string>
  /** Whether there need be no texts at all. */
  optionalTexts?: boolean
  /** Tags of the destinations; undefined until any is known. */
  inheritedTags?: readonly string[] | undefined
  actions?: ReactNode
  /** The kind's own fields in the narrow column. */
  aside: ReactNode
  /** The kind's own fields below the texts. */
  children?: ReactNode
}

/** A catalogue item's form: its texts, visibility and tags, and what is the kind's own. */
export function CatalogueFormPage<Values extends CatalogueValues>(
  props: CatalogueFormPageProps<Values>,
) {
  const { title, trail, item, names, optionalTexts, inheritedTags, actions, aside, children } =
    props
  const t = usePanelTexts()
  const [params] = useSearchParams()
  const conflictLabels = useConflictLabels(names)
  const { form, kind, id, drafting, pictures } = item
  const has = (field: string) => field in form.values
  const [isPreviewed, setPreviewed] = useState(false)
  const mainImage = useEditing()?.live.mainImage ?? null
  const mayPublish = useMay()('publish')
  const canPublish = mayPublish && (item.isUnpublished || drafting?.draft !== undefined)
  // What visitors see is changed by who may publish; everybody else's work waits as a draft.
  const isDraftOnly = !mayPublish && !item.isUnpublished && drafting !== undefined
  const saved =
    isDraftOnly && !drafting.draft
      ? { ...item, submit: async () => void (await drafting.keep()) }
      : item
  // Something new is stored unpublished whatever its switch would say.
  const flags = (['status', 'starred', 'showVideo'] as const).filter(
    (flag) => has(flag) && (id !== undefined || flag !== 'status'),
  )
  return (
    <FormPage
      title={title}
      trail={trail}
      item={saved}
      actions={
        <>
          {actions}
          <FormActions
            drafting={drafting}
            onAnother={id ? undefined : () => void item.submit(true)}
            onPreview={drafting && (() => setPreviewed(true))}
          />
        </>
      }
      saveLabel={drafting?.draft ? t('drafts.save') : isDraftOnly ? t('drafts.saveAs') : undefined}
      primary={
        canPublish && <PublishButton loading={item.saving} onClick={() => void item.publish()} />
      }
      lead={
        <>
          {isDraftOnly && <Alert mb="md">{t('duties.draftOnly')}</Alert>}
          {drafting?.draft && <DraftNotice draft={drafting.draft} />}
        </>
      }
      open={id === undefined ? undefined : { kind, id }}
      // Two columns of texts want the whole width.
      isWide={params.has('translate')}
      conflictLabels={{ ...conflictLabels, who: id && <LastChangedBy of={{ itemId: id }} /> }}
      aside={
        <>
          {aside}
          {canPublish && (
            <MissingCard
              item={item}
              labelOf={conflictLabels.labelOf}
              hasMainPicture={
                mainImage !== null || pictures.list.some(({ position }) => position === 'main')
              }
            />
          )}
          <VisibilityFields flags={flags} inputProps={item.field} />
          {has('tags') && (
            <Card title={t('form.tags')}>
              <TagsField {...item.field('tags')} />
              {has('bannedTags') && (
                <InheritedTags inherited={inheritedTags} {...item.field('bannedTags')} />
              )}
            </Card>
          )}
          {id ? (
            <>
              <ScheduleCard kind={kind} id={id} />
              <Card title={t('item.media')} hint={t('form.mediaElsewhere')}>
                <Button
                  component={Link}
                  to={adminPaths.view(kind, id)}
                  variant="default"
                  leftSection={<IconPhoto size={18} stroke={1.6} />}
                >
                  {t('form.toMedia')}
                </Button>
              </Card>
            </>
          ) : (
            <PicturesCard pictures={pictures} />
          )}
        </>
      }
    >
      <SameNameCaution kind={kind} id={id} details={form.values.details} />
      <DetailsFields item={item} optional={optionalTexts} />
      {children}
      <FactsFields item={item} />
      {isPreviewed && drafting && id && (
        <PreviewPane
          kind={kind}
          id={id}
          name={title}
          item={item}
          drafting={drafting}
          onClose={() => setPreviewed(false)}
        />
      )}
    </FormPage>
  )
}
