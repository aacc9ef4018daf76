import { lightColour, mixColours } from './colour.ts'
import type { Light, Season } from './light.ts'
import { moods } from './light.ts'
import type { Random } from './random.ts'
import { makeNoise, seedRandom } from './random.ts'

export interface SceneOptions {
  readonly width: number
  readonly height: number
  readonly variant: number
  readonly light: Light
  readonly season: Season
  readonly seed: string
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A scene's stage: its measures, its light and its definitions. */
export interface Stage extends SceneOptions {
  /** Pixels per drawing unit: the shorter side counts 1,000 units. */
  readonly unit: number
  readonly portrait: boolean
  /** Where the landmark stands, in pixels. */
  readonly focus: number
  readonly horizon: number
  /** How near the scene is seen: 1 is the usual distance. */
  readonly zoom: number
  readonly mood: (typeof moods)[Light]
  random(name: string): Random
  noise(name: string, octaves?: number): (position: number) => number
  /** The colour under this light, `depth` (0 near, 1 lost in the haze) away. */
  paint(colour: string, depth?: number): string
  /** The same colour turned away from the light. */
  shade(colour: string, depth?: number, strength?: number): string
  /** A gradient from top to bottom, or from left to right. */
  wash(stops: readonly Stop[], across?: boolean): string
  /** A round gradient from the centre outwards. */
  glow(stops: readonly Stop[]): string
  clip(path: string): string
  define(markup: string): void
  definitions(): string
}

interface Framing {
  readonly focus: number
  readonly horizon: number
  readonly zoom: number
}

const wideFramings: readonly Framing[] = [
  { focus: 0.61, horizon: 0.62, zoom: 1 },
  { focus: 0.36, horizon: 0.66, zoom: 1.15 },
  { focus: 0.52, horizon: 0.58, zoom: 0.88 },
]
const tallFramings: readonly Framing[] = [
  { focus: 0.5, horizon: 0.6, zoom: 1 },
  { focus: 0.55, horizon: 0.66, zoom: 1.12 },
]
const nearFramings: readonly Framing[] = [
  { focus: 0.5, horizon: 0.64, zoom: 1.12 },
  { focus: 0.38, horizon: 0.58, zoom: 0.92 },
]

/** Where a picture of these measures has its landmark and its horizon, as shares of its size. */
export function chooseFraming(
  options: Pick<SceneOptions, 'width' | 'height' | 'variant'>,
): Framing {
  const ratio = options.width / options.height
  const framings = ratio < 1 ? tallFramings : ratio > 1.5 ? wideFramings : nearFramings
  return framings[options.variant % framings.length] ?? { focus: 0.5, horizon: 0.6, zoom: 1 }
}

/** Sets up an empty stage; equal options give equal ids, colours and chance. */
export function createStage(options: SceneOptions): Stage {
  const { width, height, seed } = options
  const mood = moods[options.light]
  const framing = chooseFraming(options)
  const definitions: string[] = []
  const writeStops = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')
  const addDefinition = (markup: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(markup(id))
    return `url(#${id})`
  }
  const paint = (colour: string, depth = 0) =>
    mixColours(lightColour(colour, mood.glow), mood.haze, depth)

  return {
    ...options,
    unit: Math.min(width, height) / 1000,
    portrait: height > width,
    focus: width * framing.focus,
    horizon: height * framing.horizon,
    zoom: framing.zoom,
    mood,
    random: (name) => seedRandom(`${seed}/${name}`),
    noise: (name, octaves) => makeNoise(`${seed}/${name}`, octaves),
    paint,
    shade: (colour, depth = 0, strength = 0.45) =>
      mixColours(paint(mixColours(colour, mood.shadow, strength)), mood.haze, depth),
    wash: (stops, across = false) =>
      addDefinition(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${writeStops(stops)}</linearGradient>`,
      ),
    glow: (stops) =>
      addDefinition((id) => `<radialGradient id="${id}">${writeStops(stops)}</radialGradient>`),
    clip: (path) => addDefinition((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    define: (markup) => {
      definitions.push(markup)
    },
    definitions: () => definitions.join(''),
  }
}
