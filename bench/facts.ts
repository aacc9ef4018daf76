import type { Kind } from '#contract/base/kinds.ts'
import { monthStates } from '#contract/catalogue/facts/seasons.ts'
import { pickOne } from './random.ts'

const sentence = 'Un lugar al que se llega despacio y del que nadie quiere irse. '
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. ${sentence.slice(0, 58)}`)

/** The further texts of an item in one language, as long as editors write them. */
export function makeTexts(kind: Kind) {
  const isTrip = kind === 'circuit' || kind === 'package'
  return {
    summary: sentence.repeat(3).trim(),
    ...(kind === 'hotel' ? {} : { highlights: lines(5) }),
    ...(isTrip || kind === 'tour' ? { included: lines(8), excluded: lines(5) } : {}),
    ...(isTrip ? { conditions: sentence.repeat(12) } : {}),
    ...(kind === 'destination'
      ? {
          climate: sentence,
          monthNotes: Array.from({ length: 12 }, () => sentence.trim()),
          practical: (['arrival', 'weather', 'clothing', 'safety'] as const).map((topic) => ({
            topic,
            text: sentence.repeat(4),
          })),
        }
      : {}),
    questions: Array.from({ length: 3 }, (_, at) => ({
      question: `¿Cuánto cuesta ${at}?`,
      answer: sentence.repeat(2),
    })),
  }
}

/** The facts of an item, by its kind; always the same ones. */
export function makeFacts(kind: Kind, random: () => number) {
  const months = Array.from({ length: 12 }, () => pickOne(random, monthStates))
  const place = { locationLat: -55 + random() * 55, locationLng: -74 + random() * 34 }
  const level = 1 + Math.floor(random() * 5)
  const price = { priceFromAmount: 120_000, priceFromCurrency: 'USD' }
  if (kind === 'destination') {
    return {
      ...place,
      months,
      altitude: 900,
      airport: 'BRC',
      nightsAdvisedMin: 2,
      nightsAdvisedMax: 4,
    }
  }
  if (kind === 'tour') {
    return {
      ...place,
      months,
      level,
      ...price,
      durationMinutes: 240,
      startTimes: ['08:30', '14:00'],
    }
  }
  if (kind === 'hotel') return { ...place, rooms: 40, amenities: ['wifi', 'breakfast', 'spa'] }
  if (kind === 'incentive') return {}
  return { level, ...price, groupSizeMin: 2, groupSizeMax: 12, validFrom: '2026-01-01' }
}
