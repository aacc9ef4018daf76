import { Select, SimpleGrid } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isTimeZone } from '#contract/catalogue/places/world.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { type NumberFieldValue, NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { TimeZoneSelect } from '#web/admin/kit/form/fields/time-zone-select.tsx'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { DefaultNote } from '../form/default-note.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import { useCountries } from '../form/use-countries.ts'
import { useSiteForm } from '../form/use-site-form.ts'
import { DayList } from './day-list.tsx'
import {
  toOfficeFormValues,
  isUsualOffice,
  usualOffice,
  type WeekHours,
  toOfficePayload,
} from './office-form-values.ts'
import { usePromise } from './use-promise.ts'
import { WeekFields } from './week-fields.tsx'

/** When the office is open, and when it answers. */
export default function HoursPage() {
  return <SitePage>{(site) => <HoursForm site={site} />}</SitePage>
}

function HoursForm({ site }: { site: PanelSite }) {
  const t = usePanelTexts()
  const countries = useCountries()
  const item = useSiteForm({
    section: 'hours',
    site,
    toFormValues: toOfficeFormValues,
    toPayload: toOfficePayload,
  })
  const { office } = item.form.values
  const promise = usePromise(office)
  const timeZone = wholeField<string>(item, 'office.timeZone')
  const holidays = wholeField<string>(item, 'office.holidays')
  const answer = wholeField<NumberFieldValue>(item, 'office.answerWithinHours')
  return (
    <SiteFormPage section="hours" item={item}>
      <Card
        title={t('siteForm.hours.title')}
        hint={t('siteForm.hours.hint')}
        actions={
          <DefaultNote
            label={t('siteForm.labels.office.hours')}
            text={
              isUsualOffice(item.form.values) ? t('siteForm.defaults.productOffice') : undefined
            }
            onReset={() => item.form.setValues(usualOffice)}
          />
        }
      >
        <TimeZoneSelect
          label={t('siteForm.labels.office.timeZone')}
          description={<ClockThere zone={office.timeZone} />}
          value={timeZone.value}
          onChange={timeZone.onChange}
          error={firstError(timeZone.errors)}
        />
        <WeekFields {...wholeField<WeekHours>(item, 'office.hours')} />
      </Card>
      <Card title={t('siteForm.promise.title')} hint={t('siteForm.promise.hint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberField
            label={t('siteForm.labels.office.answerWithinHours')}
            description={<span role="status">{promise}</span>}
            min={1}
            value={answer.value}
            onChange={answer.onChange}
            error={firstError(answer.errors)}
          />
        </SimpleGrid>
      </Card>
      <Card title={t('siteForm.days.title')}>
        <Select
          label={t('siteForm.labels.office.holidays')}
          description={t('siteForm.days.holidaysHint')}
          placeholder={t('siteForm.days.noHolidays')}
          data={countries}
          searchable
          clearable
          filter={matchingOptions}
          value={holidays.value || null}
          onChange={(country) => holidays.onChange(country ?? '')}
          error={firstError(holidays.errors)}
        />
        <DayList
          label={t('siteForm.labels.office.closedDays')}
          hint={t('siteForm.days.closedHint')}
          {...wholeField<string[]>(item, 'office.closedDays')}
        />
        <DayList
          label={t('siteForm.labels.office.openDays')}
          hint={t('siteForm.days.openHint')}
          {...wholeField<string[]>(item, 'office.openDays')}
        />
      </Card>
    </SiteFormPage>
  )
}

/** Shows the time of the agency's clock: a wrong zone is seen at once. */
function ClockThere({ zone }: { zone: string }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), 30_000, { autoInvoke: true })
  if (!isTimeZone(zone)) return null
  const time = now.toLocaleString(language, {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return t('siteForm.hours.zoneNow', { time })
}
