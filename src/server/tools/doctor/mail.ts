import { createPublicKey } from 'node:crypto'
import { greetMailServer, wordsOfMailServer } from '#server/documents/mail/mailers/smtp-mailer.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { isLoopback } from '#server/platform/settings/loopback.ts'
import { type Finding, fail, ok, warn } from './finding.ts'
import type { LookUpText } from './dns.ts'

const timeoutMs = 5_000

/** Whether the mail server takes our connection, TLS and log-in. */
export async function examineMailServer({ smtpUrl }: Settings): Promise<Finding[]> {
  // Its lack is a problem of production, which the variables tell.
  if (smtpUrl === null) return []
  try {
    await greetMailServer(smtpUrl, timeoutMs)
    return [ok('SMTP_URL', 'the mail server answers; nandu mail-test ADDRESS sends a mail')]
  } catch (error) {
    const words = wordsOfMailServer(error).replaceAll(/\s*\n\s*/g, ' ')
    return [fail('SMTP_URL', `the mail server cannot be used: ${words}`)]
  }
}

/** Examines the records that receivers look up before they believe a mail: SPF, DMARC and the key of its signature. */
export async function examineMailRecords(
  { mailFrom, dkim }: Pick<Settings, 'mailFrom' | 'dkim'>,
  lookUp: LookUpText,
): Promise<Finding[]> {
  const domain = /@([^>\s]+)>?$/.exec(mailFrom)?.[1] ?? ''
  if (isLoopback(domain)) return []
  try {
    const found = [await examineSpf(domain, lookUp), await examineDmarc(domain, lookUp)]
    if (dkim === null) return found
    return [...found, ...examineAlignment(domain, dkim.domain), await examineKey(dkim, lookUp)]
  } catch {
    return [warn('DNS', `does not answer; the records of ${domain} were not checked`)]
  }
}

async function examineSpf(domain: string, lookUp: LookUpText): Promise<Finding> {
  const records = await lookUp(domain)
  if (records.some((record) => /^v=spf1\b/i.test(record))) {
    return ok('SPF', `${domain} has an SPF record`)
  }
  return warn('SPF', `${domain} has no TXT record v=spf1: receivers may treat mails as spam`)
}

/** A domain's own record, else that of one above it. */
async function examineDmarc(domain: string, lookUp: LookUpText): Promise<Finding> {
  const labels = domain.split('.')
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const records = await lookUp(`_dmarc.${labels.slice(from).join('.')}`)
    if (records.some((record) => /^v=DMARC1\b/i.test(record))) {
      return ok('DMARC', `${domain} has a DMARC policy`)
    }
  }
  return warn('DMARC', `_dmarc.${domain} has no TXT record, e.g. v=DMARC1; p=none`)
}

/** Receivers compare the signature's domain with the sender's. */
function examineAlignment(domain: string, signed: string): Finding[] {
  if (domain === signed || domain.endsWith(`.${signed}`) || signed.endsWith(`.${domain}`)) return []
  return [
    warn(
      'SMTP_DKIM_DOMAIN',
      `mails from ${domain} are signed for ${signed}, and receivers may ignore the signature`,
    ),
  ]
}

async function examineKey(
  dkim: NonNullable<Settings['dkim']>,
  lookUp: LookUpText,
): Promise<Finding> {
  const host = `${dkim.selector}._domainkey.${dkim.domain}`
  const der = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' })
  const wanted = der.toString('base64')
  const published = (await lookUp(host)).map((record) =>
    /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replaceAll(/\s/g, ''),
  )
  if (published.includes(wanted)) return ok('DKIM', `${host} has the signing key`)
  const other = published.some(Boolean) ? 'has another key' : 'is missing'
  return fail('DKIM', `the TXT record ${host} ${other}; it must be v=DKIM1; k=rsa; p=${wanted}`)
}
