import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

/** A key pair, and its private half in a file. */
export async function makeDkimKey(file: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await writeFile(file, pem, { mode: 0o600 })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return { pem, publicKey, record: `v=DKIM1; k=rsa; p=${der.toString('base64')}` }
}

type PublicKey = Awaited<ReturnType<typeof makeDkimKey>>['publicKey']

/** The tags of a message's DKIM-Signature; null where it has none. */
export function dkimTags(raw: string): Record<string, string> | null {
  const header = headersOf(raw).find(([name]) => name === 'dkim-signature')
  if (header === undefined) return null
  const tags = header[1].split(';').map((tag) => tag.trim())
  return Object.fromEntries(
    tags.map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
}

/** Verifies a message as a receiver does, relaxed/relaxed (RFC 6376): the body's hash, and the signature. */
export function verifyDkim(
  raw: string,
  publicKey: PublicKey,
): { body: boolean; signature: boolean } {
  const tags = dkimTags(raw)
  if (tags === null) return { body: false, signature: false }
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const hash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')
  const headers = headersOf(raw)
  const signed = (tags['h'] ?? '').split(':').map((name) => name.trim().toLowerCase())
  const lines = signed.map((name) => {
    const value = headers.find(([header]) => header === name)?.[1] ?? ''
    return `${name}:${value}\r\n`
  })
  const own = headers.find(([name]) => name === 'dkim-signature')?.[1] ?? ''
  const unsigned = `dkim-signature:${own.replace(/(;\s*b=).*$/, '$1')}`
  const verifier = createVerify('RSA-SHA256').update(lines.join('') + unsigned, 'latin1')
  const signature = (tags['b'] ?? '').replaceAll(/\s/g, '')
  return {
    body: hash === tags['bh']?.replaceAll(/\s/g, ''),
    signature: verifier.verify(publicKey, signature, 'base64'),
  }
}

/** Names in small letters, values unfolded, the last header of a name first. */
function headersOf(raw: string): [name: string, value: string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n(?=[ \t])/g, '')
  const lines = head.split('\r\n').toReversed()
  return lines.map((line) => {
    const name = line.slice(0, line.indexOf(':')).trim().toLowerCase()
    const value = line.slice(line.indexOf(':') + 1).replaceAll(/[ \t]+/g, ' ')
    return [name, value.trim()]
  })
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}
