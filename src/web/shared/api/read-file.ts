import { readJson } from './browser-caller.ts'

/** An answer that may be a file: what the server sends as an attachment, else JSON. */
export async function readFileOrJson(response: Response): Promise<unknown> {
  const disposition = response.headers.get('content-disposition')
  if (!disposition?.startsWith('attachment')) return readJson(response)
  const content = await response.blob()
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download'
  return new File([content], name, { type: content.type })
}
