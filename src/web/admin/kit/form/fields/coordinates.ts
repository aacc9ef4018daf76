interface Point {
  lat: number
  lng: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** How points are written: alone, and in the addresses of maps. */
const spellings = [
  new RegExp(String.raw`^\s*\(?\s*${number}\s*[,; ]\s*${number}\s*\)?\s*$`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(String.raw`[?&](?:q|ll|query|center|destination)=${number}(?:,|%2C)${number}`),
  new RegExp(String.raw`mlat=${number}&mlon=${number}`),
  new RegExp(String.raw`#map=[\d.]+/${number}/${number}`),
]

/** The point that a pasted text names: "lat, lng", or the address of a map. */
export function coordinatesIn(text: string): Point | undefined {
  for (const spelling of spellings) {
    const found = spelling.exec(text)
    if (!found) continue
    const [lat, lng] = [Number(found[1]), Number(found[2])]
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
  }
  return undefined
}
