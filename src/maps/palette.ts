/** The paints of a map. */
export interface Palette {
  sea: string
  shore: string
  land: string
  /** The countries that the map is about. */
  home: string
  border: string
  water: string
  ice: string
  /** The lit and the shaded side of mountains. */
  lit: string
  shade: string
  way: string
  marker: string
  onMarker: string
  /** Places beside the way. */
  minor: string
  ink: string
  quiet: string
  halo: string
}

const names = [
  'sea',
  'shore',
  'land',
  'home',
  'border',
  'water',
  'ice',
  'lit',
  'shade',
  'way',
  'marker',
  'on-marker',
  'minor',
  'ink',
  'quiet',
  'halo',
] as const

/** On pages the style sheet decides, so that light, dark and print each have their own. */
export const pagePalette = Object.fromEntries(
  names.map((name) => [name === 'on-marker' ? 'onMarker' : name, `var(--map-${name})`]),
) as unknown as Palette

/** In pictures, as on light pages. */
export const picturePalette: Palette = {
  sea: '#cfe3e1',
  shore: '#b4d2d2',
  land: '#ebe3d0',
  home: '#fbf6ea',
  border: '#bfae8c',
  water: '#7fb1ba',
  ice: '#ffffff',
  lit: '#e3d3b0',
  shade: '#c9b184',
  way: '#9b3a2c',
  marker: '#123f52',
  onMarker: '#fffcf5',
  minor: '#c87f2e',
  ink: '#17262c',
  quiet: '#8b8064',
  halo: '#fbf6ea',
}
