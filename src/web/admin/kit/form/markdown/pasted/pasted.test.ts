import { describe, expect, it } from 'vitest'
import { documentOf } from '../read-markdown.ts'
import { writeMarkdown } from '../write-markdown.ts'
import { readHtml } from './read-html.ts'
import { readText } from './read-text.ts'

function fromHtml(html: string) {
  let left = false
  const tree = readHtml(html, (something) => (left = something))
  return { markdown: writeMarkdown(documentOf(tree)), left }
}

const fromText = (text: string) => writeMarkdown(documentOf(readText(text)))

const wordEntry = (level: number, sign: string, words: string, font = 'Symbol') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>\r\n`

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`

describe('desktop Word', () => {
  it('gives lists, also within one another and with numbers', () => {
    const list = [
      wordEntry(1, '·', 'Transfer to the hotel'),
      wordEntry(2, 'o', 'by <b>minibus</b>', 'Courier New'),
      wordEntry(3, '§', 'with luggage', 'Wingdings'),
      wordEntry(1, '·', 'City tour'),
    ].join('')
    const numbers = [
      wordEntry(1, '1.', 'Arrival', 'Calibri'),
      wordEntry(1, '2.', 'Glacier', 'Calibri'),
    ]
    expect(
      fromHtml(word(`${list}<p class=MsoNormal>Then:<o:p></o:p></p>${numbers.join('')}`)),
    ).toEqual({
      markdown:
        '- Transfer to the hotel\n  - by **minibus**\n    - with luggage\n- City tour\n\nThen:\n\n1. Arrival\n2. Glacier',
      left: false,
    })
  })

  it('gives headings, tables and links', () => {
    const cell = (words: string) =>
      `<td width=100 valign=top style='border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal>${words}<o:p></o:p></p></td>`
    const { markdown } = fromHtml(
      word(
        `<p class=MsoTitle>Patagonia<o:p></o:p></p><h2>Day 1 – Arrival<o:p></o:p></h2><p class=MsoNormal style='mso-outline-level:3'>Hotels</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><table class=MsoTableGrid border=1><tr>${cell('Day')}${cell('Hotel')}</tr><tr>${cell('1')}${cell('Alto | Calafate</p><p class=MsoNormal>half board')}</tr></table><p class=MsoNormal>See <a href="https://en.wikipedia.org/wiki/Fitz_Roy_(mountain)">Fitz Roy</a> and <a href="#_Toc1">below</a>, USD&nbsp;100.</p>`,
      ),
    )
    expect(markdown.split('\n')).toEqual([
      '# Patagonia',
      '',
      '## Day 1 – Arrival',
      '',
      '### Hotels',
      '',
      '| Day | Hotel |',
      '| - | - |',
      String.raw`| 1 | Alto \| Calafate<br>half board |`,
      '',
      'See [Fitz Roy](https://en.wikipedia.org/wiki/Fitz_Roy_\\(mountain\\)) and below, USD\u00a0100.',
    ])
  })
})

describe('other programs', () => {
  it('Google Docs gives its marks, lists and direct links', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Day 1</span></h2><p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-weight:400;"> and </span><span style="font-style:italic;">slanted</span><span>, </span><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&amp;sa=D&amp;source=editors&amp;ust=17" style="text-decoration:none;"><span style="text-decoration:underline;">a link</span></a></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>First</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Within</span></p></li></ul><li dir="ltr"><p><span>Second</span></p></li></ul><p><span>Line one</span><br><span>Line two</span></p></b><br class="Apple-interchange-newline">`
    expect(fromHtml(html)).toEqual({
      markdown:
        '## Day 1\n\n**Bold** and *slanted*, [a link](https://example.com/a?b=c)\n\n- First\n  - Within\n- Second\n\nLine one\\\nLine two',
      left: false,
    })
  })

  it('Outlook gives its lines, its lists and direct links', () => {
    const html = `<div class="elementToProof" style="font-family:Aptos">Day 1: arrival</div><div class="elementToProof"><br></div><div>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fhotel&amp;data=05">the hotel</a></div>${wordEntry(1, '·', 'Dinner')}<table><tr><td><p>Kind regards</p></td></tr></table>`
    expect(fromHtml(html).markdown).toBe(
      'Day 1: arrival\n\nSee [the hotel](https://example.com/hotel)\n\n- Dinner\n\nKind regards',
    )
  })

  it('WhatsApp gives lines and faces', () => {
    const html = `<div class="copyable-text" data-pre-plain-text="[10:21, 3/5/2027] Ana: "><span class="selectable-text" style="white-space: pre-wrap;">Day 1: arrival\nDay 2: glacier <img alt="🏔️" src="data:," class="emoji">\n\n• Dinner\n• Wine</span></div>`
    expect(fromHtml(html)).toEqual({
      markdown: 'Day 1: arrival\\\nDay 2: glacier 🏔️\n\n- Dinner\n- Wine',
      left: false,
    })
  })

  it('a spreadsheet gives its table', () => {
    const html = `<table border=0><col width=64><tr><td>Day</td><td>Hotel</td><td>Nights</td></tr><tr><td align=right>1</td><td>Llao Llao</td></tr></table>`
    expect(fromHtml(html).markdown).toBe(
      '| Day | Hotel | Nights |\n| -: | - | - |\n| 1 | Llao Llao | |',
    )
  })

  it('a page gives no script, and tells of pictures and underlined words', () => {
    const html = `<p>Before <img src="https://evil.example/x.png" onerror="alert(1)"> after</p><script>alert(1)</script><pre>  one\n  two</pre>`
    expect(fromHtml(html)).toEqual({ markdown: 'Before after\n\none\\\ntwo', left: true })
    expect(fromHtml('<p><u>Included</u></p>').left).toBe(true)
    expect(fromHtml('<p><a href="/en" style="text-decoration: underline">x</a></p>').left).toBe(
      false,
    )
  })
})

describe('plain text', () => {
  it.each([
    [
      'Day 1: Arrival\r\nTransfer to the hotel\r\n\r\n• City tour\r\n• Dinner\r\n\r\n    Indented by Word',
      'Day 1: Arrival\\\nTransfer to the hotel\n\n- City tour\n- Dinner\n\nIndented by Word',
    ],
    ['Included:\n· Guide\n· Water\nSee you!', 'Included:\n\n- Guide\n- Water\n\nSee you!'],
    ['– Guide\n– Water', '- Guide\n- Water'],
    ['– Good morning – she said.', '– Good morning – she said.'],
    ['•Guide\n\n•Water', '- Guide\n- Water'],
    ['Day 1\n- Guide\n- Water', 'Day 1\n\n- Guide\n- Water'],
    ['| Day | Place |\n|---|---|\n| 1 | Salta |', '| Day | Place |\n| - | - |\n| 1 | Salta |'],
    ['U$S 1.500 * 2\n5-6 days', 'U$S 1.500 \\* 2\\\n5-6 days'],
  ])('%j', (text, markdown) => {
    expect(fromText(text)).toBe(markdown)
  })
})
