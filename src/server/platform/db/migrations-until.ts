import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const journal = z.looseObject({
  entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })),
})

/** The migrations of a folder with their moments and names, oldest first, as drizzle lists them. */
export async function readJournal(migrationsFolder: string) {
  const { entries } = await readWhole(migrationsFolder)
  return entries
}

async function readWhole(migrationsFolder: string) {
  const written = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  return journal.parse(JSON.parse(written))
}

/** Gives `work` a folder that has the migrations up to a moment alone, as drizzle reads them. */
export async function withMigrationsUntil(
  moment: number,
  migrationsFolder: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const whole = await readWhole(migrationsFolder)
  const entries = whole.entries.filter(({ when }) => when <= moment)
  const folder = await mkdtemp(join(tmpdir(), 'nandu-migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...whole, entries }))
    for (const { tag } of entries) {
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    }
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
