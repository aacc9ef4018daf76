import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LineFormValues } from './seasons-form-values.ts'

/** Returns the details of a line beside its basis and amounts, in short; '' if there are no more. */
export function useLineLabel(): (line: LineFormValues, isHotel: boolean) => string {
  const t = usePanelTexts()
  return ({ ages, pax, ...line }, isHotel) =>
    [
      line.room,
      line.class && t(`rates.classes.${line.class}`),
      line.board && t(`rates.boards.${line.board}`),
      line.service && t(`rates.services.${line.service}`),
      line.bed && t(`rates.beds.${line.bed}`),
      isSaid(ages) && t('rates.ages', ages),
      isSaid(pax) && t('rates.pax', pax),
      line.supplement && t('rates.supplement'),
      line.perNight && !isHotel && t('rateForm.perNight'),
      !line.commissionable && t('rates.notCommissionable'),
    ]
      .filter(Boolean)
      .join(' · ')
}

const isSaid = (span: object) => Object.values(span).some((end) => end !== '')
