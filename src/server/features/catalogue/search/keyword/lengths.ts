/** A number of days; `max` is null where there is no end. */
export interface Length {
  min: number
  max: number | null
}

/** Finds numbers of days, nights and weeks in a folded text. */
export interface FoundLength extends Length {
  /** The number itself, of a range the longer one. */
  days: number
  start: number
  end: number
}

const numerals = new Map(
  [
    'un una um uma a an ein eine une',
    'dos two dois duas zwei deux',
    'tres three drei trois',
    'cuatro four quatro vier quatre',
    'cinco five funf cinq',
    'seis six sechs',
    'siete seven sete sieben sept',
    'ocho eight oito acht huit',
    'nueve nine nove neun neuf',
    'diez ten dez zehn dix',
    'once eleven onze elf',
    'doce twelve doze zwolf douze',
    'trece thirteen treze dreizehn treize',
    'catorce fourteen quatorze catorze vierzehn',
    'quince fifteen quinze funfzehn',
  ].flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
)

const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

const oneOf = (words: string) => words.replaceAll(' ', '|')
const number = String.raw`\d{1,3}|${[...numerals.keys()].join('|')}`
const unit = `(?<unit>${oneOf('days? dias? nights? noches? noites? weeks? semanas? tage? tagen nachte? nachten wochen? jours? nuits? semaines?')})`
const atMost = String.raw`(?<most>up to|at most|hasta|como maximo|ate|no maximo|bis zu|hochstens|au plus|jusqu'a)\s+`
const atLeast = String.raw`(?<least>more than|at least|over|mas de|al menos|mais de|pelo menos|mehr als|mindestens|plus de|au moins)\s+`
const range = String.raw`(?<from>\d{1,3})\s*(?:-|–|${oneOf('to and or a y o e ate ou bis und a et')})\s*`

const lengths = new RegExp(
  String.raw`${before}(?:${atMost}|${atLeast})?(?:${range})?(?<count>${number})(?<more>\+)?[\s-]*${unit}${after}`,
  'gu',
)

const daysMax = 365

/** Days by which a journey's length may differ from the one that was asked for. */
const tolerance = 2

/**
 * Finds the first length that a folded keyword says, in any language. A journey may be two days shorter or longer than
 * a length or a range; a stated limit (“up to 7 days”) is kept.
 */
export function findLength(folded: string): FoundLength | undefined {
  for (const match of folded.matchAll(lengths)) {
    const found = toLength(match)
    if (found) return { ...found, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

function toLength({ groups = {} }: RegExpMatchArray): (Length & { days: number }) | undefined {
  const unit = groups['unit'] ?? ''
  const inDays = (text = '') => {
    const value = numerals.get(text) ?? Number(text)
    if (/^(?:w|s)/.test(unit)) return value * 7
    // A journey of seven nights has eight days.
    return unit.startsWith('n') ? value + 1 : value
  }
  const last = inDays(groups['count'])
  const first = groups['from'] === undefined ? last : inDays(groups['from'])
  const [min, days] = [Math.min(first, last), Math.max(first, last)]
  if (min < 1 || days > daysMax) return undefined
  if (groups['most'] !== undefined) return { min: 1, max: days, days }
  if (groups['least'] !== undefined || groups['more'] !== undefined) return { min, max: null, days }
  return { min: Math.max(1, min - tolerance), max: days + tolerance, days }
}
