import { Alert } from '@mantine/core'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type NamedPicture, shownName } from './matched-pictures.ts'
import { useAddressCheck } from './use-address-check.ts'

/** Problems that are listed; of more one learns nothing new. */
const listed = 50

/** Tells, before an import, which of the named pictures there are, and of the others in which cell and why not. */
export function PictureReport({ pictures }: { pictures: readonly NamedPicture[] }) {
  const t = usePanelTexts()
  const addresses = pictures.filter(({ source }) => source === 'address').map(({ name }) => name)
  const different = [...new Set(addresses)]
  const checked = useAddressCheck(different)
  const checkedCount = different.filter((address) => checked.has(address)).length

  const problemOf = ({ name, source }: NamedPicture): string | undefined => {
    if (source === 'missing') return t('sheets.pictureMissing')
    if (source === 'several') return t('sheets.pictureSeveral')
    const problem = source === 'address' ? checked.get(name) : null
    return problem ? translateMessage(t, problem) : undefined
  }
  const problems = pictures.flatMap((picture) => {
    const problem = problemOf(picture)
    return problem ? [{ ...picture, problem }] : []
  })
  const isKnown = ({ name, source }: NamedPicture) => source !== 'address' || checked.has(name)
  const found = pictures.filter((each) => isKnown(each) && !problemOf(each)).length
  return (
    <>
      <p role="status">
        {t('sheets.picturesFound', { count: found })}
        {checkedCount < different.length && (
          <> {t('sheets.picturesChecking', { checked: checkedCount, all: different.length })}</>
        )}
      </p>
      {problems.length > 0 && (
        <Alert color="ochre" title={t('sheets.picturesMissing', { count: problems.length })}>
          <ul>
            {problems.slice(0, listed).map(({ place, name, problem }, index) => (
              <li key={`${index} ${place}`}>{`${place}: ${shownName(name)} – ${problem}`}</li>
            ))}
          </ul>
          {problems.length > listed && '…'}
        </Alert>
      )}
    </>
  )
}
