import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../kit/layout/card.tsx'
import type { Crumb } from '../../kit/layout/page-frame.tsx'
import { FormPage } from '../../kit/form/form-page.tsx'
import { LastChangedBy } from '../../kit/form/last-changed-by.tsx'
import type { ItemOf } from '../operation-names.ts'
import { useConflictLabels } from './conflict-labels.ts'
import { DetailsFields } from './details-fields.tsx'
import { FactsFields } from './facts/facts-fields.tsx'
import { SameNameCaution } from './same-name-caution.tsx'
import { InheritedTags, TagsField } from './tag-fields.tsx'
import type { CatalogueForm, CatalogueValues } from './use-catalogue-form.ts'
import { VisibilityFields } from './visibility-fields.tsx'

/** What a kind's form is given. */
export interface CatalogueFormProps<K extends Kind> {
  kind: K
  title: string
  trail: readonly Crumb[]
  /** What is edited; undefined when adding. */
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
  const { t } = useTranslation('admin')
  const conflictLabels = useConflictLabels(names)
  const { form, kind, id } = item
  const has = (field: string) => field in form.values
  return (
    <FormPage
      title={title}
      trail={trail}
      item={item}
      actions={actions}
      canAddAnother={!id}
      conflictLabels={{ ...conflictLabels, who: id && <LastChangedBy of={{ itemId: id }} /> }}
      aside={
        <>
          {aside}
          <VisibilityFields
            flags={(['status', 'starred', 'showVideo'] as const).filter(has)}
            inputProps={item.field}
          />
          {has('tags') && (
            <Card title={t('form.tags')}>
              <TagsField {...item.field('tags')} />
              {has('bannedTags') && (
                <InheritedTags inherited={inheritedTags} {...item.field('bannedTags')} />
              )}
            </Card>
          )}
          <Card title={t('item.media')} hint={t(id ? 'form.mediaElsewhere' : 'form.mediaAfter')}>
            {id && (
              <Button
                component={Link}
                to={adminPaths.view(kind, id)}
                variant="default"
                leftSection={<IconPhoto size={18} stroke={1.6} />}
              >
                {t('form.toMedia')}
              </Button>
            )}
          </Card>
        </>
      }
    >
      <SameNameCaution kind={kind} id={id} details={form.values.details} />
      <DetailsFields item={item} optional={optionalTexts} />
      {children}
      <FactsFields item={item} />
    </FormPage>
  )
}
