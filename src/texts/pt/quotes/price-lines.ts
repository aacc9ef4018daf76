import type { DocumentTexts } from '#texts/texts.ts'

export const priceLines: DocumentTexts['priceLines'] = {
  bases: {
    single: 'por pessoa em base single',
    double: 'por pessoa em base dupla',
    twin: 'por pessoa em base twin',
    triple: 'por pessoa em base tripla',
    quadruple: 'por pessoa em base quádrupla',
    child: 'criança',
    infant: 'bebê de colo',
    group: 'por pessoa, grupo',
    unit: 'serviço',
  },
  rooms: {
    single: 'quarto single',
    double: 'quarto duplo',
    twin: 'quarto twin',
    triple: 'quarto triplo',
    quadruple: 'quarto quádruplo',
  },
  services: { private: 'privativo', shared: 'regular' },
}
