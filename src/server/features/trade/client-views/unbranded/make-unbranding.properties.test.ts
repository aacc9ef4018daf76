import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '#contract/base/text/parse-rich-text.ts'
import { makeTraceMatcher } from './match-traces.ts'
import { makeUnbranding } from './make-unbranding.ts'

const traces = {
  names: ['Ñandú Travel', 'Zonda', 'Cóndor & Hijos S.A.'],
  addresses: ['hola@nandu-travel.example', 'nandu-travel.example', 'https://social.example/nandu'],
  phones: ['+54 11 5555-1234', '0810 444 9876'],
}
const unbranding = makeUnbranding(traces, 'Viajes Cordillera', 'es')

/** A name as people write it; each way is Markdown that reads as the name. */
const spellings: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'in small letters': (name) => name.toLowerCase(),
  'without accents': (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  decomposed: (name) => name.normalize('NFD'),
  'with a no-break space': (name) => name.replaceAll(' ', '\u00A0'),
  'with two blanks': (name) => name.replaceAll(' ', '  '),
  'over a line break': (name) => name.replaceAll(' ', '\n'),
  'with a hard line break': (name) => name.replaceAll(' ', '  \n'),
  'partly emphasised': (name) => name.replace(/^\S+/, '*$&*'),
  'partly strong': (name) => name.replace(/^\S+/, '**$&**'),
  'with an entity': (name) => name.replaceAll(' ', '&nbsp;'),
  'with a soft hyphen': (name) => `${name.slice(0, 3)}\u00AD${name.slice(3)}`,
  'with a joiner': (name) => `${name.slice(0, 2)}\u200D${name.slice(2)}`,
  'in full width': (name) =>
    name.replaceAll(/[A-Za-z]/g, (letter) =>
      String.fromCharCode((letter.codePointAt(0) ?? 0) + 0xfee0),
    ),
  hyphenated: (name) => name.replaceAll(' ', '-'),
  'with low lines': (name) => name.replaceAll(' ', '\\_'),
  'as the words of a link': (name) => `[${name}](https://elsewhere.example)`,
}

const handles = ['@nandutravel', '#ÑandúTravel', 'nandutravel']
const contacts = [
  'hola@nandu-travel.example',
  'HOLA@Nandu-Travel.Example',
  'hola (at) nandu-travel.example',
  'hola [arroba] nandu-travel punto example',
  'www.nandu-travel.example/es',
  '+54 11 5555 1234',
  '(011) 5555-1234',
  '11.5555.1234',
  '5555\u20111234',
  '0810-444-9876',
]

const namesOperator = makeTraceMatcher(traces)
const words = fc.constantFrom('El glaciar avanza.', 'Hay viento y sol!', 'Lleve abrigo.')
const frame = fc.constantFrom(
  (said: string) => `Escriba a ${said} hoy.`,
  (said: string) => `${said} lo espera.`,
  (said: string) => `- Con ${said}\n- Con guía`,
  (said: string) => `> Dice ${said}.`,
  (said: string) => `# De ${said}`,
)

describe('a text of a client view', () => {
  const said = [
    ...Object.entries(spellings).flatMap(([way, spell]) =>
      traces.names.map((name): [string, string] => [`${name} ${way}`, spell(name)]),
    ),
    ...[...handles, ...contacts].map((each): [string, string] => [each, each]),
  ]

  it.each(said)('does not tell %s, and keeps every other sentence', (_what, spelled) => {
    fc.assert(
      fc.property(words, frame, words, (before, around, after) => {
        // A line break ends a heading, and what is said before it.
        fc.pre(!(around('').startsWith('#') && spelled.includes('\n')))
        const shown = unbranding.text([before, around(spelled), after].join('\n\n'))
        expect(namesOperator(plainText(shown))).toBe(false)
        expect(plainText(shown)).toContain(before)
        expect(plainText(shown)).toContain(after)
      }),
      { numRuns: 15 },
    )
  })

  it.each(said)('names nobody in a name, a list: %s', (_what, spelled) => {
    const [name, list] = [unbranding.name(plainText(spelled)), unbranding.list([spelled, 'Guía'])]
    expect(namesOperator(name)).toBe(false)
    expect(name).not.toBe('')
    expect(list).toEqual(['Guía'])
  })

  it('stays as it was written where nothing is told', () => {
    const text = '1. *Uno* & dos\n2. Tres\n\n> A condor_ flies &amp; sings.\n\n    code'
    expect(unbranding.text(text)).toBe(text)
    expect(unbranding.name('El nandutí del Paraguay')).toBe('El nandutí del Paraguay')
  })

  it('keeps the other sentences of a paragraph as plain words', () => {
    const text = 'Lagos *azules* [1]. Pida a Ñandú *Travel* más. Son 3 * 4 lagos.'
    expect(plainText(unbranding.text(text))).toBe('Lagos azules [1]. Son 3 * 4 lagos.')
  })
})
