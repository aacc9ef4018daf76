import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { hotelOperations } from '#contract/catalogue/kinds/hotels.ts'
import type { AnswerOf } from '#contract/index.ts'
import { AddOrEditItem } from '../../form/add-or-edit-item.tsx'
import { type CatalogueFormProps, CatalogueFormPage } from '../../form/catalogue-form.tsx'
import { DestinationCard } from '../../form/relations/destination-card.tsx'
import { toDetailsFormValues } from '../../form/details-form-values.ts'
import { toFactsFormValues } from '../../form/facts/facts-form-values.ts'
import { useCatalogueForm } from '../../form/use-catalogue-form.ts'
import { useDestinationChoices } from '../../form/relations/use-destination-choices.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { DeleteHotelButton } from './delete-hotel-button.tsx'
import { HotelStars } from './hotel-stars.tsx'

type Hotel = AnswerOf<'detailHotel'>

export default function HotelFormPage() {
  return <AddOrEditItem kind="hotel" form={HotelForm} />
}

/** Adding and editing are one form. */
function HotelForm(props: CatalogueFormProps<'hotel'>) {
  const { kind, title, trail, stored, destinationId = '' } = props
  const t = usePanelTexts()
  const item = useCatalogueForm({
    kind,
    stored,
    destinationId,
    valuesOf: (hotel?: Hotel) => ({
      details: toDetailsFormValues(kind, hotel?.details),
      facts: toFactsFormValues(kind, hotel),
      destinationId: hotel?.destinationId ?? destinationId,
      category: hotel?.category ?? 3,
      tags: hotel?.tags ?? [],
      status: hotel?.status ?? true,
    }),
    keeps: ['destinationId'],
    schema: hotelOperations.addHotel.input,
    add: (fields, once) => panelCall('addHotel', fields, once),
    edit: (fields) => panelCall('editHotel', fields),
  })
  const destinations = useDestinationChoices([item.form.values.destinationId])
  return (
    <CatalogueFormPage
      title={title}
      trail={trail}
      item={item}
      names={destinations.names}
      actions={stored && <DeleteHotelButton hotel={stored} />}
      aside={
        <>
          <DestinationCard destinations={destinations} inputProps={item.field} />
          <Card title={t('form.hotelCategory')} hint={t('form.hotelCategoryHint')}>
            <HotelStars {...item.field('category')} />
          </Card>
        </>
      }
    />
  )
}
