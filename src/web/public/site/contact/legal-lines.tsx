import { pickText } from '#contract/base/languages/pick-text.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { hostOf } from './addresses.ts'
import styles from './legal-lines.module.css'

/** Shows the party behind the site: registered name, licences, and the addresses that a law asks for. */
export function LegalLines() {
  const t = useTexts()
  const language = useLanguage()
  const { licence, legal, social } = usePage().site
  const licences = [
    ...(licence ? [{ ...licence, lang: undefined }] : []),
    ...legal.licences.map(({ label, number, url }) => {
      const said = pickText(label, language)
      return { label: said?.text ?? t('contact.licence'), lang: said?.lang, number, url }
    }),
  ]
  const links = [
    [legal.dataFiscalUrl, t('contact.dataFiscal')],
    [legal.consumerUrl, t('contact.consumer')],
    [legal.withdrawalUrl, t('contact.withdrawal')],
    ...social.map((address) => [address, hostOf(address)] as const),
  ] as const
  const shown = links.filter(([address]) => address)
  const note = pickText(legal.note, language)
  const company = [legal.name, legal.taxId && `${t('contact.taxId')} ${legal.taxId}`]
  return (
    <>
      {company.some(Boolean) && <p>{company.filter(Boolean).join(' · ')}</p>}
      {licences.length > 0 && (
        <p>
          {licences.map(({ label, lang, number, url }, place) => (
            <span key={`${label} ${number}`}>
              {place > 0 && ' · '}
              <span lang={lang}>{label}</span>{' '}
              {url ? (
                <a href={url} rel="noopener" className={styles.licence}>
                  {number}
                </a>
              ) : (
                number
              )}
            </span>
          ))}
        </p>
      )}
      {note && <p lang={note.lang}>{note.text}</p>}
      {shown.length > 0 && (
        <ul className={styles.links}>
          {shown.map(([address, name]) => (
            <li key={address}>
              <a href={address ?? undefined} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
