import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { countryOperations } from '#contract/catalogue/places/countries.ts'
import { limits } from '#contract/base/limits.ts'
import { Caution } from '#web/admin/kit/form/caution.tsx'
import { AddInDialog } from '#web/admin/kit/dialog/add-in-dialog.tsx'
import { useAdding } from '#web/admin/kit/dialog/use-adding.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { onEnter, sameName } from './name-of-new.ts'

interface AddedProps {
  /** Told of what was added. */
  onAdded: (id: string) => void
}

/** Adds a region from the form of a destination, and the region's country where there is none yet. */
export function AddRegion({ onAdded }: AddedProps) {
  const t = usePanelTexts()
  return (
    <AddInDialog label={t('placeForm.newRegion')} onAdded={onAdded}>
      {(added) => <Fields onAdded={added} />}
    </AddInDialog>
  )
}

/** The choice of a country that does not exist yet; no id is spelt so. */
const newCountry = 'new'

function Fields({ onAdded }: AddedProps) {
  const t = usePanelTexts()
  const keyOfCountry = useIdempotencyKey()
  const keyOfRegion = useIdempotencyKey()
  const countries = useQuery(operationQuery('listCountries', {})).data?.list ?? []
  const regions = useQuery(operationQuery('listRegions', {})).data?.list ?? []
  const [values, setValues] = useState({ chosen: '', country: '', name: '' })
  const { errors, saving, add, showIssues } = useAdding(onAdded)
  const change = (changes: Partial<typeof values>) => setValues((all) => ({ ...all, ...changes }))
  const { name, country } = values
  const [only] = countries
  const chosen = values.chosen || (countries.length > 1 ? '' : (only?.id ?? newCountry))
  const isNew = chosen === newCountry
  const sameRegion = sameName(
    name,
    regions.filter(({ countryId }) => countryId === chosen),
  )
  const sameCountry = sameName(country, countries)

  const addRegion = () => {
    const named = countryOperations.addCountry.input.safeParse({ name: country })
    if (isNew && !named.success) {
      const [issue] = named.error.issues
      return showIssues([{ path: 'country', message: issue?.message ?? '' }])
    }
    void add(name, async () => {
      const ofCountry = { idempotencyKey: keyOfCountry({ country }) }
      const countryId = isNew
        ? (await panelCall('addCountry', { name: country }, ofCountry)).id
        : chosen
      const region = { countryId, name }
      return panelCall('addRegion', region, { idempotencyKey: keyOfRegion(region) })
    })
  }
  return (
    <Stack gap="xs" onKeyDown={onEnter(addRegion)}>
      {countries.length > 0 && (
        <Select
          label={t('list.country')}
          withAsterisk
          searchable
          allowDeselect={false}
          data={[
            ...countries.map(({ id, name: label }) => ({ value: id, label })),
            { value: newCountry, label: t('placeForm.newCountry') },
          ]}
          value={chosen || null}
          error={errors['countryId']}
          onChange={(id) => change({ chosen: id ?? '' })}
        />
      )}
      {isNew && (
        <>
          <TextInput
            label={t('placeForm.countryName')}
            withAsterisk
            data-autofocus
            maxLength={limits.nameMaxLength}
            value={country}
            error={errors['country']}
            onChange={({ currentTarget }) => change({ country: currentTarget.value })}
          />
          <Caution text={sameCountry && t('form.sameName', { name: sameCountry })} />
        </>
      )}
      <TextInput
        label={t('placeForm.regionName')}
        withAsterisk
        data-autofocus={isNew ? undefined : true}
        maxLength={limits.nameMaxLength}
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Caution text={sameRegion && t('form.sameName', { name: sameRegion })} />
      <Button loading={saving} onClick={addRegion}>
        {t('drafts.addInPlace.add')}
      </Button>
    </Stack>
  )
}
