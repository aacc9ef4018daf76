import { useTranslation } from 'react-i18next'
import type { LineFormValues } from './seasons-form-values.ts'

/** Returns the details of a line beside its basis and amounts, in short; '' if there are no more. */
export function useLineLabel(): (line: LineFormValues, isHotel: boolean) => string {
  const { t } = useTranslation(['admin', 'translation'])
  return ({ ages, pax, ...line }, isHotel) =>
    [
      line.room,
      line.class && t(`translation:rates.classes.${line.class}`),
      line.board && t(`translation:rates.boards.${line.board}`),
      line.service && t(`translation:rates.services.${line.service}`),
      line.bed && t(`translation:rates.beds.${line.bed}`),
      isSaid(ages) && t('translation:rates.ages', ages),
      isSaid(pax) && t('translation:rates.pax', pax),
      line.supplement && t('translation:rates.supplement'),
      line.perNight && !isHotel && t('rates.perNight'),
      !line.commissionable && t('translation:rates.notCommissionable'),
    ]
      .filter(Boolean)
      .join(' · ')
}

const isSaid = (span: object) => Object.values(span).some((end) => end !== '')
