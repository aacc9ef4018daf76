import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './proposal-page.module.css'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.server.ts'

interface ProposalPartProps {
  view: ProposalView
}

/** Each option with its hotels and what it costs. */
export function Options({ view: { options, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={options} title={t('proposal.options')}>
      <ul className={styles.options}>
        {options.map(({ key, name, hotels, total }) => (
          <li key={key} className={styles.option}>
            <h3 lang={lang}>{name}</h3>
            <ul className={styles.hotels}>
              {hotels.map(({ place, hotel, nights }, index) => (
                <li key={index}>
                  <span lang={lang}>
                    <strong>{place}</strong> {hotel}
                  </span>
                  <span>{t('proposal.nights', { count: nights })}</span>
                </li>
              ))}
            </ul>
            {total && (
              <p className={styles.optionTotal}>
                <span>{t('proposal.total')}</span> {total}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Prices({ view: { lines, totals, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={lines} title={t('proposal.prices')}>
      <PriceTable
        name={t('proposal.prices')}
        lines={lines}
        lang={lang}
        sums={totals.map(({ name, total }) => ({
          label: name ? t('proposal.totalOf', { option: name }) : t('proposal.total'),
          value: total,
        }))}
      />
    </Section>
  )
}

/** Lists the extras that may be added, and are in no total. */
export function Extras({ view: { extras, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={extras} title={t('proposal.extras')} lead={t('proposal.extrasLead')}>
      <PriceTable name={t('proposal.extras')} lines={extras} lang={lang} />
    </Section>
  )
}

/** Lists the payments to others on the way: shown, not to be chosen, and in no total. */
export function OnSpot({ view: { onSpot, lang } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={onSpot} title={t('proposal.onSpot')} lead={t('proposal.onSpotLead')}>
      <PriceTable name={t('proposal.onSpot')} lines={onSpot} lang={lang} />
    </Section>
  )
}

interface PriceTableProps extends Pick<ProposalView, 'lines' | 'lang'> {
  name: string
  sums?: { label: string; value: string }[]
}

function PriceTable({ name, lines, lang, sums }: PriceTableProps) {
  const t = useTexts()
  return (
    <ProposalTable
      name={name}
      columns={[t('proposal.service'), t('proposal.amount')]}
      lang={lang}
      rows={lines.map(({ label, parts, option, amount }) => ({
        label,
        notes: [parts, option && t('proposal.onlyOf', { option })],
        value: amount,
      }))}
      {...(sums && { sums })}
    />
  )
}

/** Lists the price per person by the number of travellers. */
export function Scale({ view: { scale } }: ProposalPartProps) {
  const t = useTexts()
  return (
    <Section items={scale} title={t('proposal.scale')}>
      <ProposalTable
        name={t('proposal.scale')}
        columns={[t('proposal.group'), t('proposal.perPerson')]}
        rows={scale.map(({ minPax, maxPax, perPerson, freePlaces, option }) => ({
          label:
            minPax === maxPax
              ? String(minPax)
              : t('proposal.groupOf', { min: minPax, max: maxPax }),
          notes: [
            option && t('proposal.onlyOf', { option }),
            freePlaces > 0 ? t('proposal.freePlaces', { count: freePlaces }) : undefined,
          ],
          value: perPerson,
        }))}
      />
    </Section>
  )
}
