import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import type { OwnAgency } from '#contract/trade/agency-fields.ts'
import { issuesOf, loadMessages } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextField } from '#web/shared/ui/fields/field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { reportFailure } from '../rates/report-failure.ts'
import styles from './client-views.module.css'

/** How the agency appears on every view: its logo, or its name, and how it is reached. */
export function AgencyPart({ agency }: { agency: OwnAgency }) {
  const t = useTexts()
  const language = useLanguage()
  const id = useId()
  const report = reportFailure({ language, t })
  const [logo, setLogo] = useState(agency.logo)
  const { phone, website } = agency
  const [contact, setContact] = useState({ phone: phone ?? '', website: website ?? '' })
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    try {
      setLogo(await call('uploadMyAgencyLogo', { file }))
      toastSuccess(t('clientViews.logoSaved'))
    } catch (failure) {
      await report(failure)
    }
    target.value = ''
  }

  async function takeDown() {
    try {
      await call('editMyAgency', { logo: null })
      setLogo(null)
    } catch (failure) {
      await report(failure)
    }
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    try {
      await call('editMyAgency', contact)
      setErrors({})
      toastSuccess(t('clientViews.agencySaved'))
    } catch (failure) {
      const issues = issuesOf(failure)
      if (issues.length === 0) return report(failure)
      const inWords = await loadMessages(language)
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, inWords(message)])))
    }
  }

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('clientViews.agency')}</h2>
      <p>{t('clientViews.agencyHint')}</p>
      <div className={styles.logo}>
        {logo ? (
          <img src={logo.url} alt={t('clientViews.logoOf', { name: agency.name })} />
        ) : (
          <strong>{agency.name}</strong>
        )}
        <div className={styles.actions}>
          <label className={styles.upload}>
            {t(logo ? 'clientViews.otherLogo' : 'clientViews.putLogo')}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => void upload(event)}
            />
          </label>
          {logo && (
            <Button look="quiet" onClick={() => void takeDown()}>
              {t('clientViews.noLogo')}
            </Button>
          )}
        </div>
      </div>
      <form className={styles.pair} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('clientViews.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={contact.phone}
          onChange={({ target }) => setContact({ ...contact, phone: target.value })}
          error={errors['phone']}
        />
        <TextField
          label={t('clientViews.website')}
          name="website"
          type="url"
          value={contact.website}
          onChange={({ target }) => setContact({ ...contact, website: target.value })}
          error={errors['website']}
        />
        <Button type="submit" look="outline">
          {t('clientViews.saveAgency')}
        </Button>
      </form>
    </section>
  )
}
