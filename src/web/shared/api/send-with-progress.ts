import type { Send } from './browser-caller.ts'

/** Sends as `fetch` does and tells from 0 to 1 how much has gone, which `fetch` does not. */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onerror = () => reject(new TypeError('The server was not reached'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort())
      request.onload = () => resolve(responseOf(request))
      request.send(body)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const lines = request.getAllResponseHeaders().split(/[\r\n]+/)
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return new Response(status === 204 ? null : responseText, { status, headers })
}
