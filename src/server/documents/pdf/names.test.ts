import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '#testing/read-pdf.ts'
import { sampleProposal } from '#testing/sample-proposal.ts'
import { createPdf } from './create-pdf.ts'
import { makePdfs } from './proposal/pdfs.ts'
import { fonts } from './typefaces.ts'

const storage = { open: async () => null }
const pdfs = makePdfs({ storage })
afterAll(() => pdfs.close())

async function read(name: string, by: string | null = null) {
  const sample = sampleProposal(1)
  const acceptance =
    by === null ? null : { on: '2027-03-01', by, option: null, extras: [], total: null }
  const title = `${name}: Patagonia`
  return readPdf(await pdfs.proposalPdf({ ...sample, name, title, acceptance }))
}

describe('a name in a PDF', () => {
  it.each([
    'Nguyễn Thị Hữu',
    'Đặng Ưng Ỷ',
    'Нина Петрова',
    'Ґалина Їжакевич',
    'Παναγιώτης Ἀθηναῖος',
    'Łukasz Żółw',
    'Þórður Ħamallu',
  ])('%s is read as it is written', async (name) => {
    const { pages, boxes } = await read(name, name)
    // Readers may part a word where its font changes, and read its blank there as a control.
    const words = (text: string) => text.replaceAll(/[\s\p{Cc}]/gu, '')
    expect(words(pages[0] ?? '').split(words(name))).toHaveLength(4)
    expect(boxes).toBe(0)
  })

  it.each(['李小龍', 'محمد علي', 'שרה', '김민수', 'Nina 李'])(
    'gives way to reference and e-mail where no font has it: %s',
    async (name) => {
      const { pages, boxes } = await read(name, name)
      const { reference } = sampleProposal(1)
      expect(pages[0]?.split(`${reference} · joao@example.com`)).toHaveLength(3)
      expect(pages[0]).not.toContain(name)
      expect(boxes).toBe(0)
    },
  )

  it('would be seen as an empty box', async () => {
    const [font = ''] = Object.keys(fonts)
    const { boxes } = await readPdf(await createPdf({ content: [{ text: '李a', font }] }))
    expect(boxes).toBe(1)
  })
})
