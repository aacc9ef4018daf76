import { expect, test } from 'vitest'
import { coordinatesIn } from './coordinates.ts'

const falls = { lat: -25.6953, lng: -54.4367 }

test.each([
  '-25.6953, -54.4367',
  ' (-25.6953 -54.4367) ',
  '-25.6953;-54.4367',
  'https://www.google.com/maps/@-25.6953,-54.4367,15z',
  'https://www.google.com/maps/place/Falls/@1,2,3z/data=!3d-25.6953!4d-54.4367',
  'https://maps.example.com/?q=-25.6953,-54.4367',
  'https://www.openstreetmap.org/?mlat=-25.6953&mlon=-54.4367#map=12/1/2',
  'https://www.openstreetmap.org/#map=12/-25.6953/-54.4367',
])('%s names a point', (text) => {
  expect(coordinatesIn(text)).toEqual(falls)
})

test.each(['', '12', 'Iguazú', '-25,6953', '95, 10', '10, 200', '10/20/2027'])(
  '%s names none',
  (text) => {
    expect(coordinatesIn(text)).toBeUndefined()
  },
)
