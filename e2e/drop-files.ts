import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Pictures of the given colours, large enough to be drawn without enlarging. */
export async function makePictures(colours: string[]): Promise<Buffer[]> {
  return Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 1800, height: 1400, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
}

/** A file of so many zero bytes, for what is refused before it is read. */
export interface HollowFile {
  name: string
  type: string
  size: number
}

/** Drops files on an element as a person does with the mouse: pictures, then hollow ones. */
export async function dropFiles(
  target: Locator,
  files: Buffer[],
  hollow: HollowFile[] = [],
): Promise<void> {
  const encoded = files.map((file) => file.toString('base64'))
  await target.evaluate(
    (element, { contents, others }) => {
      const transfer = new DataTransfer()
      for (const [index, content] of contents.entries()) {
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], `picture-${index}.jpg`, { type: 'image/jpeg' }))
      }
      for (const { name, type, size } of others) {
        transfer.items.add(new File([new Uint8Array(size)], name, { type }))
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: transfer,
        })
        element.dispatchEvent(event)
      }
    },
    { contents: encoded, others: hollow },
  )
}
