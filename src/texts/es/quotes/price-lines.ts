import type { DocumentTexts } from '#texts/texts.ts'

export const priceLines: DocumentTexts['priceLines'] = {
  bases: {
    single: 'por persona en base single',
    double: 'por persona en base doble',
    twin: 'por persona en base twin',
    triple: 'por persona en base triple',
    quadruple: 'por persona en base cuádruple',
    child: 'menor',
    infant: 'infante',
    group: 'por persona, grupo',
    unit: 'servicio',
  },
  rooms: {
    single: 'habitación single',
    double: 'habitación doble',
    twin: 'habitación twin',
    triple: 'habitación triple',
    quadruple: 'habitación cuádruple',
  },
  services: { private: 'privado', shared: 'regular' },
}
