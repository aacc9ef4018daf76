import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { CatalogueFormPage, type CatalogueFormProps } from '../form/catalogue-form.tsx'
import { detailsValues } from '../form/details-values.ts'
import { RelationList } from '../form/relation-list.tsx'
import { useCatalogueForm } from '../form/use-catalogue-form.ts'
import { Card } from '../layout/card.tsx'
import { LengthCard } from './length-card.tsx'
import { type RouteItem, type RouteKind, routeOperations } from './route-operations.ts'
import { useRouteChoices } from './use-route-choices.ts'

function valuesOf(route?: RouteItem) {
  return {
    details: detailsValues(route?.details),
    destinationIds: route?.destinationIds ?? [],
    days: route?.days ?? 1,
    nights: route?.nights ?? 1,
    tourIds: route?.tourIds ?? [],
    hotelIds: route?.hotelIds ?? [],
    tags: route?.tags ?? [],
    bannedTags: route?.bannedTags ?? [],
    status: route?.status ?? true,
    starred: route?.starred ?? false,
    showVideo: route?.showVideo ?? false,
  }
}

interface RouteFormProps extends CatalogueFormProps<RouteItem> {
  kind: RouteKind
}

/** Adding and editing circuits and packages are one form. */
export function RouteForm({ kind, title, trail, stored }: RouteFormProps) {
  const { t } = useTranslation('admin')
  const { destinationsMax, ...operations } = routeOperations[kind]
  const item = useCatalogueForm({ kind, stored, valuesOf, ...operations })
  const { values } = item.form
  const choices = useRouteChoices(values)
  const tooFew = values.destinationIds.length < limits.circuitDestinationsMin
  const chooseFirst = tooFew ? t('form.chooseFirst') : undefined

  return (
    <CatalogueFormPage
      title={title}
      trail={trail}
      item={item}
      names={choices.names}
      inheritedTags={tooFew ? undefined : choices.inheritedTags}
      aside={<LengthCard inputProps={item.field} />}
    >
      <Card
        title={t('form.route')}
        hint={t(kind === 'circuit' ? 'form.circuitHint' : 'form.packageHint')}
      >
        <RelationList
          pickerLabel={t('form.destinationsPicker')}
          choices={choices.destinations.choices}
          outside={choices.destinations.known}
          onSearch={choices.destinations.onSearch}
          max={destinationsMax}
          {...item.field('destinationIds')}
        />
      </Card>
      <Card title={t('form.tours')} hint={chooseFirst}>
        <RelationList
          pickerLabel={t('form.toursPicker')}
          choices={choices.tours}
          outside={choices.outside}
          max={limits.idsMax}
          waiting={tooFew}
          {...item.field('tourIds')}
        />
      </Card>
      <Card title={t('form.hotels')} hint={chooseFirst}>
        <RelationList
          pickerLabel={t('form.hotelsPicker')}
          choices={choices.hotels}
          outside={choices.outside}
          max={limits.idsMax}
          waiting={tooFew}
          {...item.field('hotelIds')}
        />
      </Card>
    </CatalogueFormPage>
  )
}
