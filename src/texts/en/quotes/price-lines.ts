/** Names of suggested prices, as proposals store them. */
export const priceLines = {
  bases: {
    single: 'single room',
    double: 'double room',
    twin: 'twin room',
    triple: 'triple room',
    quadruple: 'quadruple room',
    child: 'child',
    infant: 'infant',
    group: 'group',
    unit: 'service',
  },
  services: { private: 'private', shared: 'shared' },
} as const
