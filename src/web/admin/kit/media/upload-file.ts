import { Failure, isFailureName } from '#contract/failures.ts'
import { isRefusedToken, storedToken, storeToken } from '../../../session/session.ts'
import { askToLogInAgain } from '../../log-in-again.ts'

export interface Upload {
  operation: string
  fields: Record<string, string>
  file: File
  /** The same for every try, so that a repeat has no second effect (requirements §4.20). */
  idempotencyKey: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file with its progress, which `fetch` does not tell; gives the operation's answer, or throws `Failure`. */
export async function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  try {
    return await send<Answer>(upload)
  } catch (failure) {
    if (!isRefusedToken(failure)) throw failure
    await askToLogInAgain()
    return send<Answer>(upload)
  }
}

function send<Answer>(upload: Upload): Promise<Answer> {
  const { operation, fields, file, idempotencyKey, onProgress } = upload
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${operation}`)
    request.responseType = 'json'
    request.setRequestHeader('idempotency-key', idempotencyKey)
    const token = storedToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onerror = () => reject(new Failure('UNEXPECTED_ERROR', {}, { status: 0 }))
    request.onload = () => {
      const renewed = request.getResponseHeader('refresh-token')
      if (renewed && storedToken() === token) storeToken(renewed)
      if (request.status === 200) resolve(request.response)
      else reject(failureOf(request))
    }
    request.send(form)
  })
}

function failureOf({ response, status }: XMLHttpRequest): Failure {
  const name: unknown = response?.name
  if (!isFailureName(name)) return new Failure('UNEXPECTED_ERROR', {}, { status })
  return new Failure(name, response.context ?? {}, { status })
}
