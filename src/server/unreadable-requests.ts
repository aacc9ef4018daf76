import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { invalidData } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what cannot be read as HTTP in the contract's form, and says no more about it. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const { name, context } = invalidData('', messages.bodyMalformed)
  const body = JSON.stringify({ name, context })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
