/** South America's countries as the atlas numbers them, by ISO 3166-1 code: what maps name. */
const codes: Readonly<Record<string, string>> = {
  '032': 'AR',
  '068': 'BO',
  '076': 'BR',
  '152': 'CL',
  '170': 'CO',
  '218': 'EC',
  '604': 'PE',
  '600': 'PY',
  '858': 'UY',
  '862': 'VE',
}

/** Shapes drawn as a part of another country: the Malvinas of Argentina. */
const partOf: Readonly<Record<string, string>> = { '238': '032' }

/** The country that a shape of the atlas is drawn with. */
export function countryOf(id: string): string {
  return partOf[id] ?? id
}

/** The code that a country is named by; undefined where maps name none. */
export function codeOf(id: string): string | undefined {
  return codes[id]
}
