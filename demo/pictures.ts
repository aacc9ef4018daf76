import { textLanguages } from '#texts/languages.ts'
import { lodgings } from './artwork/scenes/lodgings.ts'
import { chooseFraming } from './artwork/stage.ts'
import { drawScene } from './artwork/draw-scene.ts'
import type { Light } from './artwork/light.ts'
import type { SceneName } from './artwork/scenes.ts'
import type { DemoPicture } from './model.ts'
import type { DemoWords } from './place-model.ts'
import { sceneTexts } from './scene-texts.ts'

/** The size, in pixels, each position is drawn at. */
export const pictureSizes = {
  slider: { width: 1600, height: 900 },
  main: { width: 800, height: 1200 },
  detail: { width: 1200, height: 900 },
} as const

/** The SVG of a picture; `owner` makes it differ from the same scene elsewhere. */
export function drawPicture(owner: string, picture: DemoPicture): string {
  return drawScene(picture.scene, {
    ...pictureSizes[picture.position],
    variant: picture.variant,
    light: picture.light,
    season: picture.season,
    seed: owner,
  })
}

const lights: Readonly<Record<Light, DemoWords>> = {
  dawn: { es: 'al amanecer', en: 'at dawn', pt: 'ao amanhecer' },
  day: { es: 'de día', en: 'by day', pt: 'de dia' },
  golden: {
    es: 'con la luz dorada de la tarde',
    en: 'in golden light',
    pt: 'com a luz dourada da tarde',
  },
  dusk: { es: 'al anochecer', en: 'at dusk', pt: 'ao anoitecer' },
  night: { es: 'de noche', en: 'at night', pt: 'à noite' },
  mist: { es: 'entre la niebla', en: 'in the mist', pt: 'entre a névoa' },
}

/** Under ice there is no sky to tell the hour by. */
const withoutSky: readonly SceneName[] = ['ice-cave', 'tijuca']

/** A picture's texts: the artwork knows its subject, light and place. */
export function describePicture({ position, scene, variant, light }: DemoPicture) {
  const { shows, called } = sceneTexts[scene]
  const { width, height } = pictureSizes[position]
  const framing = chooseFraming({ width, height, variant })
  const texts = textLanguages.map((language) => [
    language,
    withoutSky.includes(scene) ? shows[language] : `${shows[language]}, ${lights[light][language]}`,
  ])
  return {
    alt: Object.fromEntries(texts) as DemoWords,
    caption: position === 'detail' && called ? called : {},
    credit: 'Ñandú Travel',
    // A landmark rises from the horizon; a house stands below it.
    focusX: framing.focus,
    focusY: scene in lodgings ? 0.68 : Math.round((framing.horizon - 0.12) * 100) / 100,
  }
}
