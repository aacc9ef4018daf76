import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useRevalidator } from 'react-router'
import type { Media } from '#contract/catalogue/media.ts'
import { PicturePlace } from '#web/admin/kit/media/picture-place.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

const operations = {
  logo: { upload: 'uploadSiteLogo', remove: 'removeSiteLogo' },
  logoDark: { upload: 'uploadSiteLogoDark', remove: 'removeSiteLogoDark' },
  icon: { upload: 'uploadSiteIcon', remove: 'removeSiteIcon' },
} as const

interface SitePictureProps {
  which: keyof typeof operations
  media: Media | null
  /** How it is shown. */
  children: ReactNode
}

/** A logo or the icon of the site, which shows it at once. */
export function SitePicture({ which, media, children }: SitePictureProps) {
  const t = usePanelTexts()
  const { revalidate } = useRevalidator()
  const { upload, remove } = operations[which]
  return (
    <PicturePlace
      what={t(`siteForm.pictures.${which}`)}
      hint={t(`siteForm.pictures.${which}Hint`)}
      media={media}
      upload={(call, file, options) => call(upload, { file }, options)}
      remove={() => panelCall(remove)}
      onChanged={revalidate}
    >
      {children}
    </PicturePlace>
  )
}
