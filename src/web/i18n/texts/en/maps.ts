/** What maps and the lists beside them say. */
export const maps = {
  route: 'The route',
  routeOf: 'Map of the route: {{name}}',
  stops: 'Stops of the route',
  nights_one: '{{count, number}} night',
  nights_other: '{{count, number}} nights',
  place: 'Where it is',
  placeOf: 'Map: where {{name}} is',
  near: 'Near it: {{places}}',
  neighbours: 'What is near',
} as const
