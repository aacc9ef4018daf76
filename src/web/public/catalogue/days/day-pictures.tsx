import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { describeMedia, Picture } from '#web/shared/ui/picture.tsx'

interface DayPicturesProps {
  pictures: readonly Media[]
  /** The name that stands for a description that nobody wrote. */
  name: string
  className: string | undefined
}

/** The pictures of a day of a journey or proposal; nothing where it has none. */
export function DayPictures({ pictures, name, className }: DayPicturesProps) {
  const language = useLanguage()
  if (pictures.length === 0) return null
  return (
    <ul className={className}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Picture
            media={picture}
            {...describeMedia(picture, language, name)}
            sizes="(min-width: 64rem) 24rem, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
