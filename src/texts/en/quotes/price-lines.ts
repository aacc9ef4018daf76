/** Names of suggested prices, as proposals store them. */
export const priceLines = {
  bases: {
    single: 'per person in a single',
    double: 'per person in a double',
    twin: 'per person in a twin',
    triple: 'per person in a triple',
    quadruple: 'per person in a quadruple',
    child: 'child',
    infant: 'infant',
    group: 'per person, group',
    unit: 'service',
  },
  rooms: {
    single: 'single room',
    double: 'double room',
    twin: 'twin room',
    triple: 'triple room',
    quadruple: 'quadruple room',
  },
  services: { private: 'private', shared: 'shared' },
} as const
