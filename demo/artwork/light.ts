/** The hours and weathers a scene can be drawn in. */
export type Light = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'mist'

export type Season = 'summer' | 'autumn' | 'winter' | 'spring'

interface Mood {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string]
  /** The colour of distance. */
  readonly haze: string
  /** The colour that falls on everything. */
  readonly glow: string
  readonly shadow: string
  readonly sun: string
  readonly cloud: string
}

export const moods: Readonly<Record<Light, Mood>> = {
  dawn: {
    sky: ['#3d6283', '#8d9db0', '#e9b79c', '#f8dfb4'],
    haze: '#ecc4a6',
    glow: '#ffe9d6',
    shadow: '#3b4668',
    sun: '#fff0cf',
    cloud: '#f6cdb2',
  },
  day: {
    sky: ['#2b7799', '#63a9b8', '#b9d9cf', '#f1ead0'],
    haze: '#cfe0d6',
    glow: '#fffdf3',
    shadow: '#2c4a63',
    sun: '#fff6da',
    cloud: '#fbf5e4',
  },
  golden: {
    sky: ['#3f7487', '#93a88f', '#edc06e', '#f9dfa2'],
    haze: '#efcd93',
    glow: '#fff0cc',
    shadow: '#4b4456',
    sun: '#fff3c4',
    cloud: '#fbe2ad',
  },
  dusk: {
    sky: ['#22335c', '#5b4a78', '#c2616a', '#f2a463'],
    haze: '#b8707c',
    glow: '#eac3c0',
    shadow: '#2a2750',
    sun: '#ffd79a',
    cloud: '#e58d72',
  },
  night: {
    sky: ['#0c1a36', '#173359', '#2f5b7e', '#7a9fa5'],
    haze: '#3a5f7d',
    glow: '#8ea3c4',
    shadow: '#0d1a35',
    sun: '#f7efcf',
    cloud: '#54758f',
  },
  mist: {
    sky: ['#6f8c92', '#9db2ae', '#cdd3c2', '#ece6d0'],
    haze: '#d3d8ca',
    glow: '#eef1ea',
    shadow: '#3d5260',
    sun: '#fbf6e2',
    cloud: '#eef0e4',
  },
}
