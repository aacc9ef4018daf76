import { Picture } from '#web/shared/ui/picture.tsx'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { PhoneLink, WhatsappLink } from '../contact/number-links.tsx'
import './specialist-card.css'
import type { SpecialistView } from './specialist-view.server.ts'

interface SpecialistCardProps {
  specialist: SpecialistView
  /** The first words of a conversation by WhatsApp: what it is about. */
  about?: string
  /** Says who this person is to the reader; without it the person introduces themselves by the bio. */
  kicker?: string
}

/** A person of the office: photo, name, role, languages, and the ways to write or call. */
export function SpecialistCard({ specialist, about, kicker }: SpecialistCardProps) {
  const t = useTexts()
  const { name, role, bio, speaks, photo, phone, whatsapp, email } = specialist
  const text = about === undefined ? undefined : t('contact.reference', { name: about })
  return (
    <div data-specialist>
      {photo && <Picture media={photo} alt="" sizes="6rem" />}
      <div>
        {kicker && <small>{kicker}</small>}
        <strong>{name}</strong>
        {role && <span lang={role.lang}>{role.text}</span>}
        {!kicker && bio && <p lang={bio.lang}>{bio.text}</p>}
        {speaks && <span>{t('specialists.speaks', { languages: speaks })}</span>}
        <p data-ways>
          {phone && <PhoneLink phone={phone} />}
          {whatsapp && (
            <WhatsappLink whatsapp={whatsapp} {...(text !== undefined && { text })}>
              WhatsApp
            </WhatsappLink>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </div>
    </div>
  )
}
