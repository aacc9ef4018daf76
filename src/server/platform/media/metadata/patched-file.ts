import { type FileHandle, open } from 'node:fs/promises'

/** A file that is changed in place: its size, and where everything else stands, stay. */
export interface PatchedFile {
  size: number
  /** Fewer bytes at the end of the file. */
  read: (at: number, length: number) => Promise<Buffer>
  write: (at: number, bytes: Buffer) => Promise<void>
  /** Overwrites everything between two places with zeros. */
  erase: (from: number, to: number) => Promise<void>
}

const stride = 1024 * 1024

/** Opens a file for `patch` and closes it after. */
export async function patchFile(
  path: string,
  patch: (file: PatchedFile) => Promise<void>,
): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    const { size } = await handle.stat()
    await patch(makePatched(handle, size))
  } finally {
    await handle.close()
  }
}

function makePatched(handle: FileHandle, size: number): PatchedFile {
  async function write(at: number, bytes: Buffer): Promise<void> {
    await handle.write(bytes, 0, bytes.length, at)
  }

  return {
    size,
    write,
    async read(at, length) {
      const wanted = Math.max(0, Math.min(length, size - at))
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, at)
      return buffer.subarray(0, bytesRead)
    },
    async erase(from, to) {
      const end = Math.min(to, size)
      for (let at = from; at < end; at += stride) {
        await write(at, Buffer.alloc(Math.min(stride, end - at)))
      }
    },
  }
}
