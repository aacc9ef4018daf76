import type { DocumentTexts } from '#texts/texts.ts'

export const priceLines: DocumentTexts['priceLines'] = {
  bases: {
    single: 'base single',
    double: 'base doble',
    twin: 'base twin',
    triple: 'base triple',
    quadruple: 'base cuádruple',
    child: 'menor',
    infant: 'infante',
    group: 'grupo',
    unit: 'servicio',
  },
  services: { private: 'privado', shared: 'regular' },
}
