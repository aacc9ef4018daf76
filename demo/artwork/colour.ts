type Channels = readonly [number, number, number]

function readColour(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function writeColour(channels: Channels): string {
  const parts = channels.map((channel) =>
    Math.max(0, Math.min(255, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** The colour `amount` (0 to 1) of the way from `from` to `to`. */
export function mixColours(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = readColour(from)
  const [r2, g2, b2] = readColour(to)
  return writeColour([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount])
}

/** `colour` seen under a light of colour `light`. */
export function lightColour(colour: string, light: string): string {
  const [r1, g1, b1] = readColour(colour)
  const [r2, g2, b2] = readColour(light)
  return writeColour([(r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255])
}

/** The poster's inks. Every scene mixes its colours from these. */
export const palette = {
  paper: '#f6ecd6',
  ink: '#1d2a36',
  lake: '#1f4e6b',
  deepLake: '#14364f',
  glacier: '#a9d4dc',
  ice: '#e9f4f2',
  ochre: '#d2954a',
  clay: '#b4633c',
  wine: '#7b2d3e',
  rose: '#d88a7c',
  pampas: '#7f8f4e',
  forest: '#2f5546',
  jungle: '#1f4a3a',
  leaf: '#5d8a4a',
  sand: '#e3c48f',
  stone: '#8d7d72',
  slate: '#4c5a66',
  gold: '#e8b44f',
} as const
