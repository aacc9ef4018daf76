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

/** Drops files on an element as a person does with the mouse. */
export async function dropFiles(target: Locator, files: Buffer[]): Promise<void> {
  const encoded = files.map((file) => file.toString('base64'))
  await target.evaluate((element, contents) => {
    const transfer = new DataTransfer()
    for (const [index, content] of contents.entries()) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], `picture-${index}.jpg`, { type: 'image/jpeg' }))
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer })
      element.dispatchEvent(event)
    }
  }, encoded)
}
