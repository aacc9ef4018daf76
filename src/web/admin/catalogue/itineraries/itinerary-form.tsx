import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { CatalogueFormPage, type CatalogueFormProps } from '../form/catalogue-form.tsx'
import { toDetailsFormValues } from '../form/details-form-values.ts'
import { toFactsFormValues } from '../form/facts/facts-form-values.ts'
import { RelationList } from '../form/relations/relation-list.tsx'
import { useCatalogueForm } from '../form/use-catalogue-form.ts'
import { AddInPlace } from './add-in-place.tsx'
import { dayChoices } from './days/day-choices.ts'
import { DaysCard } from './days/days-card.tsx'
import { isWrittenIn, toDaysFormValues } from './days/days-form-values.ts'
import { useProgrammeNames } from './days/programme/names.ts'
import { PasteProgramme } from './days/programme/paste-programme.tsx'
import { withNamed, withProgramme } from './days/programme/put-into-days.ts'
import type { ProgrammeDay } from './days/programme/read-programme.ts'
import { useItineraryCheck } from './days/check/use-itinerary-check.ts'
import { ExtensionsCard } from './extensions-card.tsx'
import { KeyToursCard } from './key-tours-card.tsx'
import { LengthCard } from './length-card.tsx'
import {
  type ItineraryItem,
  type ItineraryKind,
  itineraryOperations,
} from './itinerary-operations.ts'
import { useItineraryChoices } from './use-itinerary-choices.ts'

function valuesOf(itinerary?: ItineraryItem) {
  return {
    details: toDetailsFormValues('circuit', itinerary?.details),
    facts: toFactsFormValues('circuit', itinerary),
    destinationIds: itinerary?.destinationIds ?? [],
    days: itinerary?.days ?? 1,
    nights: itinerary?.nights ?? 1,
    tourIds: itinerary?.tourIds ?? [],
    keyTourIds: itinerary?.keyTourIds ?? [],
    hotelIds: itinerary?.hotelIds ?? [],
    extensionIds: itinerary?.extensionIds ?? [],
    itinerary: toDaysFormValues(itinerary?.itinerary),
    tags: itinerary?.tags ?? [],
    bannedTags: itinerary?.bannedTags ?? [],
    status: itinerary?.status ?? true,
    starred: itinerary?.starred ?? false,
    showVideo: itinerary?.showVideo ?? false,
  }
}

/** Adding and editing circuits and packages are one form. */
export function ItineraryForm(props: CatalogueFormProps<ItineraryKind>) {
  const { kind, title, trail, stored } = props
  const t = usePanelTexts()
  const { destinationsMax, ...operations } = itineraryOperations[kind]
  const item = useCatalogueForm({ kind, stored, valuesOf, ...operations })
  const { values } = item.form
  const choices = useItineraryChoices(values)
  const warnings = useItineraryCheck(kind, item.id, values)
  const names = useProgrammeNames({ ...values, ...choices, known: choices.destinations.known })
  const putIntoDays = (programme: ProgrammeDay[], lang: Language) => {
    const now = item.form.getValues()
    const last = Math.max(...programme.map(({ day }) => day))
    item.form.setValues({
      destinationIds: withNamed(
        now.destinationIds,
        programme.map(({ destinationId }) => destinationId),
      ),
      hotelIds: withNamed(
        now.hotelIds,
        programme.map(({ hotelId }) => hotelId),
      ),
      tourIds: withNamed(
        now.tourIds,
        programme.flatMap(({ tourIds }) => tourIds),
      ),
      ...(now.days < last && { days: last, nights: last - 1 }),
      itinerary: withProgramme(now.itinerary, programme, lang),
    })
  }
  const tooFew = values.destinationIds.length < limits.circuitDestinationsMin
  const stops = values.destinationIds.flatMap((id) => choices.destinations.known.get(id) ?? [])
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
        title={t('form.itinerary')}
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
          onChange={(tourIds) =>
            item.form.setValues({
              tourIds,
              keyTourIds: values.keyTourIds.filter((id) => tourIds.includes(id)),
            })
          }
        />
        <AddInPlace
          kind="tour"
          destinations={tooFew ? [] : stops}
          onAdded={(id) =>
            item.form.setFieldValue('tourIds', [...item.form.getValues().tourIds, id])
          }
        />
      </Card>
      <KeyToursCard tourIds={values.tourIds} names={choices.names} {...item.field('keyTourIds')} />
      <Card title={t('form.hotels')} hint={chooseFirst}>
        <RelationList
          pickerLabel={t('form.hotelsPicker')}
          choices={choices.hotels}
          outside={choices.outside}
          max={limits.idsMax}
          waiting={tooFew}
          {...item.field('hotelIds')}
        />
        <AddInPlace
          kind="hotel"
          destinations={tooFew ? [] : stops}
          onAdded={(id) =>
            item.form.setFieldValue('hotelIds', [...item.form.getValues().hotelIds, id])
          }
        />
      </Card>
      <DaysCard
        item={item}
        length={values}
        choices={dayChoices({
          ...values,
          names: choices.names,
          offered: choices.tours,
          media: stored?.media ?? [],
        })}
        names={choices.names}
        warnings={warnings}
        actions={
          <PasteProgramme
            names={names}
            route={values.destinationIds}
            writtenIn={(lang) =>
              values.itinerary.filter((day) => isWrittenIn(day, lang)).map(({ day }) => day)
            }
            onPaste={putIntoDays}
          />
        }
      />
      <ExtensionsCard id={item.id} {...item.field('extensionIds')} />
    </CatalogueFormPage>
  )
}
