import type { ReactNode } from 'react'
import { ownWhatsappLink, phoneLink, withText } from '#contract/base/addresses/phone-links.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'

interface PhoneLinkProps {
  phone: string
  label?: string
}

/** One of the agency's numbers, which a phone dials. */
export function PhoneLink({ phone, label }: PhoneLinkProps) {
  const { holidays } = usePage().site.office
  return (
    <a href={phoneLink(phone, holidays)} aria-label={label}>
      {phone}
    </a>
  )
}

interface WhatsappLinkProps {
  whatsapp: string
  /** The first words of the conversation. */
  text?: string
  children: ReactNode
}

/** Opens a conversation with the agency, where its number can have one. */
export function WhatsappLink({ whatsapp, text, children }: WhatsappLinkProps) {
  const link = ownWhatsappLink(whatsapp, usePage().site.office.holidays)
  if (!link) return <span>{children}</span>
  return (
    <a href={text === undefined ? link : withText(link, text)} rel="noopener">
      {children}
    </a>
  )
}
